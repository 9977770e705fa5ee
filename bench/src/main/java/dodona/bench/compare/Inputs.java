package dodona.bench.compare;

import dodona.support.AtomicFile;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import dodona.treebank.conllu.ConlluWriter;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The treebanks, and the files made of them for each format; made once a work folder. */
final class Inputs {

  /** The file that is parsed to see how long it takes to get going, in sentences. */
  private static final int FEW = 20;

  private final Path folder;
  private final List<Sentence> train;
  private final List<Sentence> dev;
  private final List<Sentence> test;
  private final boolean uposForXpos;

  private Inputs(Path folder, List<Sentence> train, List<Sentence> dev, List<Sentence> test) {
    this.folder = folder;
    this.train = train;
    this.dev = dev;
    this.test = test;
    this.uposForXpos = !hasXpos(train);
  }

  /** Reads the treebanks, at most so many sentences of each. */
  static Inputs read(Path train, Path dev, Path test, Path folder, int mostTrain, int mostTest)
      throws IOException {
    Files.createDirectories(folder);
    return new Inputs(folder, first(train, mostTrain), first(dev, mostTest), first(test, mostTest));
  }

  private static List<Sentence> first(Path file, int most) throws IOException {
    List<Sentence> sentences = new ArrayList<>();
    try (ConlluReader reader = ConlluReader.open(file)) {
      for (Sentence sentence : reader) {
        if (sentences.size() == most) {
          break;
        }
        sentences.add(sentence);
      }
    }
    if (sentences.isEmpty()) {
      throw new IOException(file + ": there are no sentences");
    }
    return sentences;
  }

  private static boolean hasXpos(List<Sentence> sentences) {
    for (Sentence sentence : sentences) {
      for (int word = 1; word <= sentence.size(); word++) {
        if (!sentence.xpos(word).equals(Sentence.ABSENT)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns whether peers get UPOS in place of XPOS, which the treebank lacks. */
  boolean uposForXpos() {
    return uposForXpos;
  }

  /** The sentences to learn from. */
  List<Sentence> train() {
    return train;
  }

  /** The sentences to parse, with their gold trees. */
  List<Sentence> test() {
    return test;
  }

  /** The file to learn from. */
  Path train(PeerFormat format) throws IOException {
    return make("train." + format.suffix(), format, train, 1, true);
  }

  /** The held-out file. */
  Path dev(PeerFormat format) throws IOException {
    return make("dev." + format.suffix(), format, dev, 1, true);
  }

  /** The gold file, for scoring. */
  Path gold() throws IOException {
    return make("gold.conllu", PeerFormat.CONLLU, test, 1, true);
  }

  /** Returns the file to parse for a portion of the test set. */
  Path file(Portion portion, PeerFormat format) throws IOException {
    String name = "test-" + portion + "." + format.suffix();
    return make(name, format, sentences(portion), Math.max(1, portion.copies()), false);
  }

  /** The number of words in a portion. */
  long words(Portion portion) {
    return Math.max(1, portion.copies()) * words(sentences(portion));
  }

  static long words(List<Sentence> sentences) {
    return sentences.stream().mapToLong(Sentence::size).sum();
  }

  private List<Sentence> sentences(Portion portion) {
    int few = portion.equals(Portion.SENTENCE) ? 1 : FEW;
    return portion.copies() > 0 ? test : test.subList(0, Math.min(few, test.size()));
  }

  private Path make(
      String name, PeerFormat format, List<Sentence> sentences, int copies, boolean withTrees)
      throws IOException {
    Path file = folder.resolve(name);
    if (!Files.exists(file)) {
      try (AtomicFile made = AtomicFile.create(file, false)) {
        for (int copy = 0; copy < copies; copy++) {
          write(sentences, format, withTrees, made.stream());
        }
        made.commit();
      }
    }
    return file;
  }

  private void write(
      List<Sentence> sentences, PeerFormat format, boolean withTrees, OutputStream out)
      throws IOException {
    if (format == PeerFormat.CONLLU) {
      try (ConlluWriter writer = new ConlluWriter(out)) {
        for (Sentence sentence : sentences) {
          writer.write(withTrees ? sentence : sentence.withoutTree());
        }
      }
      return;
    }
    try (BufferedWriter writer =
        new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8))) {
      for (Sentence sentence : sentences) {
        format.append(sentence, withTrees, uposForXpos, writer);
      }
    }
  }
}
