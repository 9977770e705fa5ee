package dodona.treebank;

import org.jspecify.annotations.Nullable;

/** Reads comments of the form {@code # key = value}. */
public final class Comments {

  private Comments() {}

  /** The value of a comment line, or null if it is not about {@code key}. */
  public static @Nullable String value(String comment, String key) {
    int at = 1;
    while (at < comment.length() && comment.charAt(at) == ' ') {
      at++;
    }
    if (!comment.startsWith(key, at)) {
      return null;
    }
    at += key.length();
    while (at < comment.length() && comment.charAt(at) == ' ') {
      at++;
    }
    if (at >= comment.length() || comment.charAt(at) != '=') {
      return null;
    }
    return comment.substring(at + 1).strip();
  }
}
