package dodona.experiment.run;

import dodona.experiment.plan.TreebankFiles;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import dodona.treebank.conllu.ProblemLog;
import dodona.treebank.conllu.ReadOptions;
import dodona.treebank.conllu.TreeRequirement;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads treebanks. Sentences that are not trees are skipped and counted. */
public final class TreebankReader {

  /** Without a development set, one sentence in so many is held out, from the end. */
  private static final int HELD_OUT = 10;

  private long invalid;

  private TreebankReader() {}

  /**
   * Reads the files of a treebank. If it has none for development, the last tenth of the training
   * file is held out.
   *
   * @throws IOException if a file has no tree
   */
  public static TreebankData read(TreebankFiles files) throws IOException {
    TreebankReader reader = new TreebankReader();
    List<Sentence> train = reader.sentences(files.train());
    List<Sentence> dev = reader.sentences(files.dev());
    List<Sentence> test = reader.sentences(files.test());
    boolean heldOut = files.dev() == null;
    if (heldOut) {
      int kept = train.size() - Math.max(1, train.size() / HELD_OUT);
      dev = train.subList(kept, train.size());
      train = train.subList(0, kept);
    }
    return new TreebankData(files.name(), train, dev, test, heldOut, reader.invalid);
  }

  private List<Sentence> sentences(@Nullable Path file) throws IOException {
    List<Sentence> sentences = new ArrayList<>();
    if (file == null) {
      return sentences;
    }
    ReadOptions trees = ReadOptions.DEFAULT.withTrees(TreeRequirement.TREE);
    try (ConlluReader reader = ConlluReader.open(file, trees, new ProblemLog())) {
      reader.forEach(sentences::add);
      invalid += reader.skipped();
    }
    if (sentences.isEmpty()) {
      throw new IOException(file + ": no sentence is a tree");
    }
    return sentences;
  }
}
