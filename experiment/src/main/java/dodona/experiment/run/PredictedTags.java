package dodona.experiment.run;

import dodona.experiment.plan.FileNames;
import dodona.support.AtomicFile;
import dodona.support.OutputFolder;
import dodona.text.lemma.LemmatizerOptions;
import dodona.text.lemma.LemmatizerTrainer;
import dodona.text.tag.TaggerOptions;
import dodona.text.tag.TaggerTrainer;
import dodona.text.train.Annotators;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import dodona.treebank.conllu.ConlluWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * Replaces the tags and lemmas of a treebank by predicted ones, and keeps them in files: training
 * sentences by jackknifing, the others by a tagger that was trained on all training sentences.
 */
final class PredictedTags {

  private static final int FOLDS = 10;
  private static final long SEED = 1;

  private final Path folder;
  private final int threads;
  private final Consumer<String> remarks;

  /**
   * Tags that are kept in a folder.
   *
   * @param remarks receives what takes long
   */
  PredictedTags(Path folder, int threads, Consumer<String> remarks) {
    this.folder = folder;
    this.threads = threads;
    this.remarks = remarks;
  }

  TreebankData predict(TreebankData gold) throws IOException {
    Path train = file(gold, "train");
    Path dev = file(gold, "dev");
    Path test = file(gold, "test");
    if (!Files.exists(test)) { // which is written last
      OutputFolder.create(folder);
      remarks.accept(gold.name() + ": predicting tags by jackknifing");
      int folds = Math.min(FOLDS, gold.train().size());
      write(train, Annotators.jackknife(gold.train(), folds, SEED, threads, fold -> {}));
      UnaryOperator<Sentence> annotator =
          Annotators.of(
              TaggerTrainer.train(gold.train(), TaggerOptions.DEFAULT.withSeed(SEED)),
              LemmatizerTrainer.train(gold.train(), LemmatizerOptions.DEFAULT.withSeed(SEED)));
      write(dev, gold.dev().stream().map(annotator).toList());
      write(test, gold.test().stream().map(annotator).toList());
    }
    return new TreebankData(
        gold.name(), read(train), read(dev), read(test), gold.heldOut(), gold.invalid());
  }

  private Path file(TreebankData gold, String part) {
    return folder.resolve(FileNames.of(gold.name()) + "-" + part + ".conllu");
  }

  private static void write(Path file, List<Sentence> sentences) throws IOException {
    try (AtomicFile out = AtomicFile.create(file, true);
        ConlluWriter writer = new ConlluWriter(out.stream())) {
      for (Sentence sentence : sentences) {
        writer.write(sentence);
      }
      writer.flush();
      out.commit();
    }
  }

  private static List<Sentence> read(Path file) throws IOException {
    List<Sentence> sentences = new ArrayList<>();
    try (ConlluReader reader = ConlluReader.open(file)) {
      reader.forEach(sentences::add);
    }
    return sentences;
  }
}
