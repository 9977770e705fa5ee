package dodona.stress.fuzz.target;

import dodona.stress.fuzz.input.Chance;
import dodona.stress.fuzz.input.Gzipped;
import dodona.stress.fuzz.input.TreebankText;
import dodona.treebank.Format;
import dodona.treebank.FormatConversion;
import dodona.treebank.InvalidTreebankException;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import dodona.treebank.conllu.ConlluWriter;
import dodona.treebank.conllu.InvalidUtf8;
import dodona.treebank.conllu.ProblemListener;
import dodona.treebank.conllu.ProblemLog;
import dodona.treebank.conllu.ReadOptions;
import dodona.treebank.conllu.TreeRequirement;
import dodona.treebank.conllu.TreebankInput;
import dodona.treebank.statistics.TreebankStatistics;
import dodona.validate.Finding;
import dodona.validate.ValidationOptions;
import dodona.validate.Validator;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/** A reader of treebanks: what it reads is written back, and read again the same. */
final class ConlluTarget implements Target {

  private final String name;
  private final Function<Chance, byte[]> inputs;
  private final ReadOptions options;
  private final boolean strict;

  private ConlluTarget(
      String name, Function<Chance, byte[]> inputs, ReadOptions options, boolean strict) {
    this.name = name;
    this.inputs = inputs;
    this.options = options;
    this.strict = strict;
  }

  /** CoNLL-U that must have trees and be without any error. */
  static ConlluTarget strict() {
    return new ConlluTarget(
        "conllu",
        TreebankText::conllu,
        ReadOptions.DEFAULT.withTrees(TreeRequirement.SINGLE_ROOT),
        true);
  }

  /** CoNLL-U of which invalid sentences are left out and invalid bytes replaced. */
  static ConlluTarget lenient() {
    return new ConlluTarget(
        "lenient",
        TreebankText::conllu,
        ReadOptions.DEFAULT.withInvalidUtf8(InvalidUtf8.REPLACE),
        false);
  }

  /** CoNLL-X. */
  static ConlluTarget conllx() {
    return new ConlluTarget(
        "conllx", TreebankText::conllx, ReadOptions.DEFAULT.withFormat(Format.CONLLX), false);
  }

  /** CoNLL-2009, which is read as CoNLL-X. */
  static ConlluTarget conll2009() {
    return new ConlluTarget("conll2009", TreebankText::conll2009, ReadOptions.DEFAULT, false);
  }

  /** Files that are gzipped, in one piece or in several. */
  static ConlluTarget gzip() {
    return new ConlluTarget("gzip", Gzipped::input, ReadOptions.DEFAULT, false);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public byte[] input(Chance chance) {
    return inputs.apply(chance);
  }

  @Override
  public boolean mayThrow(Exception e) {
    return e instanceof InvalidTreebankException;
  }

  @Override
  public void take(byte[] input) throws IOException {
    TreebankInput.looksLikeTreebank(input);
    List<Sentence> sentences =
        read(input, options, strict ? ProblemListener.STRICT : new ProblemLog());
    byte[] written = write(sentences);
    ReadOptions sameFormat =
        sentences.isEmpty() ? options : options.withFormat(sentences.get(0).format());
    List<Sentence> again = read(written, sameFormat, ProblemListener.STRICT);
    if (!Arrays.equals(write(again), written)) {
      throw new AssertionError("what was written is not what is read");
    }
    use(sentences);
  }

  private static List<Sentence> read(byte[] bytes, ReadOptions options, ProblemListener listener)
      throws IOException {
    List<Sentence> sentences = new ArrayList<>();
    try (ConlluReader reader =
        new ConlluReader(
            TreebankInput.unpack(new ByteArrayInputStream(bytes)), "input", options, listener)) {
      for (Sentence sentence = reader.read(); sentence != null; sentence = reader.read()) {
        sentences.add(sentence);
      }
    }
    return sentences;
  }

  private static byte[] write(List<Sentence> sentences) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (ConlluWriter writer = new ConlluWriter(out)) {
      for (Sentence sentence : sentences) {
        writer.write(sentence);
      }
    }
    return out.toByteArray();
  }

  /** What commands do with sentences however odd they are. */
  private static void use(List<Sentence> sentences) {
    List<Finding> findings = new ArrayList<>();
    Validator validator = new Validator(ValidationOptions.DEFAULT, findings::add);
    TreebankStatistics statistics = new TreebankStatistics();
    FormatConversion toConllx = new FormatConversion(Format.CONLLX);
    FormatConversion toConllu = new FormatConversion(Format.CONLLU);
    for (Sentence sentence : sentences) {
      validator.check(sentence);
      statistics.add(sentence);
      toConllu.convert(toConllx.convert(sentence));
    }
    for (Finding finding : findings) {
      if (finding.toString().isEmpty()) {
        throw new AssertionError("a problem that says nothing");
      }
    }
  }
}
