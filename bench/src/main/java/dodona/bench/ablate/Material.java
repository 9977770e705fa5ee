package dodona.bench.ablate;

import dodona.experiment.plan.TreebankFiles;
import dodona.experiment.plan.TreebankFolder;
import dodona.treebank.ConlluReader;
import dodona.treebank.Sentence;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What a treebank has to learn from and to be scored by.
 *
 * @param name the treebank's name
 * @param train sentences to learn from
 * @param dev sentences to be scored by; the last tenth of the training file if there are none
 */
record Material(String name, List<Sentence> train, List<Sentence> dev) {

  /** Without a dev file, one sentence in so many is held out. */
  private static final int HELD_OUT = 10;

  /** Copies the lists. */
  Material {
    train = List.copyOf(train);
    dev = List.copyOf(dev);
  }

  /**
   * Reads a treebank.
   *
   * @param words about how many words to learn from at the most, evenly spread
   */
  static Material read(Path folder, long words) throws IOException {
    TreebankFiles files = TreebankFolder.find(folder.getFileName().toString(), folder);
    List<Sentence> train = sentences(files.train());
    List<Sentence> dev = List.of();
    if (files.dev() != null) {
      dev = sentences(files.dev());
    } else {
      int kept = train.size() - Math.max(1, train.size() / HELD_OUT);
      dev = train.subList(kept, train.size());
      train = train.subList(0, kept);
    }
    return new Material(files.name(), spread(train, words), dev);
  }

  private static List<Sentence> sentences(Path file) throws IOException {
    List<Sentence> sentences = new ArrayList<>();
    try (ConlluReader reader = ConlluReader.open(file)) {
      reader.forEach(sentences::add);
    }
    return sentences;
  }

  /** Sentences of every part of a file, which has its genres one after another. */
  static List<Sentence> spread(List<Sentence> sentences, long words) {
    long all = sentences.stream().mapToLong(Sentence::size).sum();
    if (all <= words) {
      return sentences;
    }
    List<Sentence> some = new ArrayList<>();
    long seen = 0;
    long taken = 0;
    for (Sentence sentence : sentences) {
      seen += sentence.size();
      if (taken * all < seen * words) {
        some.add(sentence);
        taken += sentence.size();
      }
    }
    return some;
  }
}
