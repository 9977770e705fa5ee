package dodona.bench.growth;

import dodona.bench.process.Machine;
import dodona.bench.process.MeasuredProcess;
import dodona.bench.process.Usage;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The whole command, as a process: against threads and the size of the training set. */
final class Commands {

  private static final int PARTS = 8;
  private static final int COPIES_SMALL = 1;

  private final Path launcher;
  private final Path work;
  private final int rounds;

  Commands(Path launcher, Path work, int rounds) {
    this.launcher = launcher;
    this.work = work;
    this.rounds = rounds;
  }

  /**
   * Words a second against threads.
   *
   * @param copies how many copies of the treebank the larger input has
   */
  Curve threads(List<Sentence> treebank, Path greedy, Path beam, int copies, int beamCopies)
      throws IOException, InterruptedException {
    Curve curve =
        new Curve(
            "growth-threads",
            "Threads",
            "`dodona parse --threads N` on %d copies of the treebank (greedy) and %d (beam), less the time for one copy; median of %d rounds; the machine has %d cores."
                .formatted(copies, beamCopies, rounds, Machine.cores()),
            "threads",
            "words per second");
    for (int threads = 1; threads <= 2 * Machine.cores(); threads++) {
      curve.add("greedy", threads, speed(treebank, greedy, copies, threads));
      curve.add("beam", threads, speed(treebank, beam, beamCopies, threads));
    }
    return curve;
  }

  private double speed(List<Sentence> treebank, Path model, int copies, int threads)
      throws IOException, InterruptedException {
    Path small = copies(treebank, COPIES_SMALL);
    Path large = copies(treebank, copies);
    long words = treebank.stream().mapToLong(Sentence::size).sum() * (copies - COPIES_SMALL);
    List<Double> speeds = new ArrayList<>();
    for (int round = 0; round < rounds; round++) {
      double start = parse(model, small, threads).wall();
      speeds.add(words / (parse(model, large, threads).wall() - start));
    }
    Collections.sort(speeds);
    return speeds.get(speeds.size() / 2);
  }

  private Usage parse(Path model, Path file, int threads) throws IOException, InterruptedException {
    return MeasuredProcess.run(
        List.of(
            launcher.toString(),
            "parse",
            "-q",
            "-m",
            model.toString(),
            "--threads",
            Integer.toString(threads),
            "--force",
            "-o",
            work.resolve("parsed.conllu").toString(),
            file.toString()),
        work,
        work.resolve("parse.log"));
  }

  private Path copies(List<Sentence> treebank, int copies) throws IOException {
    Path file = work.resolve("input-" + copies + ".conllu");
    if (!Files.exists(file)) {
      try (ConlluWriter writer = new ConlluWriter(Files.newOutputStream(file))) {
        for (int copy = 0; copy < copies; copy++) {
          for (Sentence sentence : treebank) {
            writer.write(sentence.withoutTree());
          }
        }
      }
    }
    return file;
  }

  /** Seconds of training against the number of sentences. */
  Curve training(List<Sentence> treebank, List<String> presets)
      throws IOException, InterruptedException {
    Curve curve =
        new Curve(
            "growth-training",
            "Training set",
            "`dodona train --preset P` on the first sentences of the treebank, all iterations,"
                + " without a held-out file; wall-clock time.",
            "sentences",
            "seconds");
    for (String preset : presets) {
      for (int part = 1; part <= PARTS; part *= 2) {
        List<Sentence> some = treebank.subList(0, Math.max(1, treebank.size() * part / PARTS));
        Path file = work.resolve("train.conllu");
        try (OutputStream out = Files.newOutputStream(file);
            ConlluWriter writer = new ConlluWriter(out)) {
          for (Sentence sentence : some) {
            writer.write(sentence);
          }
        }
        Usage usage =
            MeasuredProcess.run(
                List.of(
                    launcher.toString(),
                    "train",
                    "-q",
                    "--preset",
                    preset,
                    "--train",
                    file.toString(),
                    "-m",
                    work.resolve("trained.dodona").toString(),
                    "--force"),
                work,
                work.resolve("train.log"));
        curve.add(preset, some.size(), usage.wall());
      }
    }
    return curve;
  }
}
