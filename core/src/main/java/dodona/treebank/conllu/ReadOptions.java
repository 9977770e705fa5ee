package dodona.treebank.conllu;

import dodona.treebank.Format;
import org.jspecify.annotations.Nullable;

/**
 * Options for reading treebanks.
 *
 * @param format the file's format, or null to recognize it by its first sentence
 * @param trees what is asked of the HEAD column
 * @param maxLineBytes the longest line that is not an error
 * @param maxSentenceBytes the longest sentence, comments included, that is not an error
 * @param invalidUtf8 what to do with bytes that are not UTF-8
 */
public record ReadOptions(
    @Nullable Format format,
    TreeRequirement trees,
    int maxLineBytes,
    int maxSentenceBytes,
    InvalidUtf8 invalidUtf8) {

  /**
   * Detects the format, does not check HEAD and rejects invalid UTF-8; lines up to 1 MiB, sentences
   * up to 16 MiB.
   */
  public static final ReadOptions DEFAULT =
      new ReadOptions(null, TreeRequirement.NONE, 1 << 20, 1 << 24, InvalidUtf8.REFUSE);

  /** These options with a fixed format; null recognizes it. */
  public ReadOptions withFormat(@Nullable Format newFormat) {
    return new ReadOptions(newFormat, trees, maxLineBytes, maxSentenceBytes, invalidUtf8);
  }

  /** These options with another demand on HEAD. */
  public ReadOptions withTrees(TreeRequirement requirement) {
    return new ReadOptions(format, requirement, maxLineBytes, maxSentenceBytes, invalidUtf8);
  }

  /** These options with another way with bytes that are not UTF-8. */
  public ReadOptions withInvalidUtf8(InvalidUtf8 other) {
    return new ReadOptions(format, trees, maxLineBytes, maxSentenceBytes, other);
  }
}
