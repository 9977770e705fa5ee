package dodona.cli;

import dodona.text.segment.Segmenter;
import dodona.treebank.ConlluReader;
import dodona.treebank.ProblemListener;
import dodona.treebank.ReadOptions;
import dodona.treebank.Sentence;
import dodona.treebank.TreebankInput;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What a command is to analyse: text on the command line, files of text, or treebanks. */
final class TextInputs {

  private static final int PEEK = 1 << 16;

  @Parameters(
      arity = "1..*",
      paramLabel = "TEXT|FILE",
      description = "Text, or files of text or of sentences in CoNLL-U; - is standard input.")
  private List<String> inputs = List.of();

  @Option(
      names = "--input",
      paramLabel = "KIND",
      description =
          "text, tokens (a treebank whose tags do not count) or tagged; recognised if not given.")
  private @Nullable InputKind kind;

  /** Works on one sentence after the other. */
  @FunctionalInterface
  interface Work {
    /**
     * Takes up one input.
     *
     * @param sentences its sentences
     * @param kind what they have; never {@link InputKind#TEXT}, which has been segmented; null if
     *     each sentence is to be looked at
     */
    void on(Iterator<Sentence> sentences, @Nullable InputKind kind) throws IOException;
  }

  /** All inputs, as they were written. */
  List<String> names() {
    return inputs;
  }

  /** Whether every input is text on the command line, for a person who wants to see trees. */
  boolean areTexts() {
    return inputs.stream().allMatch(TextInputs::isText);
  }

  private static boolean isText(String input) {
    if (input.equals(TreebankOptions.STANDARD_INPUT) || exists(input)) {
      return false;
    }
    boolean hasSpace = input.chars().anyMatch(Character::isWhitespace);
    boolean looksLikeAPath = input.indexOf('/') >= 0 || input.matches("[^.]+(\\.[A-Za-z0-9]+)+");
    return hasSpace || !looksLikeAPath;
  }

  private static boolean exists(String input) {
    try {
      return Files.exists(Path.of(input));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  /** Works through all inputs; raw text is split by the segmenter. */
  void forEach(@Nullable Segmenter segmenter, Terminal terminal, Progress progress, Work work)
      throws IOException {
    for (String input : inputs) {
      if (isText(input)) {
        work.on(require(segmenter).segment(new StringReader(input)), InputKind.TOKENS);
      } else {
        open(input, segmenter, terminal, progress, work);
      }
    }
  }

  private void open(
      String input, @Nullable Segmenter segmenter, Terminal terminal, Progress progress, Work work)
      throws IOException {
    boolean standard = input.equals(TreebankOptions.STANDARD_INPUT);
    if (!standard && !Files.exists(Path.of(input))) {
      throw new NoSuchFileException(input);
    }
    if (!standard && Files.isDirectory(Path.of(input))) {
      throw new IOException(input + " is a folder, expected a file");
    }
    String name = standard ? "standard input" : input;
    try (InputStream raw = standard ? terminal.in() : Files.newInputStream(Path.of(input));
        InputStream in =
            new BufferedInputStream(TreebankInput.unpack(progress.counting(raw)), PEEK)) {
      in.mark(PEEK);
      byte[] beginning = in.readNBytes(PEEK - 1);
      in.reset();
      boolean treebank = kind == null ? InputKind.isTreebank(beginning) : kind != InputKind.TEXT;
      if (treebank) {
        work.on(
            new ConlluReader(in, name, ReadOptions.DEFAULT, ProblemListener.STRICT).iterator(),
            kind);
      } else {
        work.on(require(segmenter).segment(new TextReader(in, name)), InputKind.TOKENS);
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private static Segmenter require(@Nullable Segmenter segmenter) {
    if (segmenter == null) {
      throw new UsageException(
          "the model has no segmenter, which raw text needs; train with --pipeline, or give"
              + " sentences in CoNLL-U");
    }
    return segmenter;
  }
}
