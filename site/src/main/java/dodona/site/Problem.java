package dodona.site;

import java.nio.file.Path;

/**
 * Something in a document that must be fixed before the site can be built.
 *
 * @param file the document, from the repository's folder
 * @param line the line, counted from 1
 * @param message what is wrong
 */
record Problem(Path file, int line, String message) {

  @Override
  public String toString() {
    return file.toString().replace('\\', '/') + ":" + line + ": " + message;
  }
}
