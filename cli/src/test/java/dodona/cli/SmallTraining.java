package dodona.cli;

import java.util.Arrays;
import java.util.stream.Stream;

/** Trainings on a few sentences, for tests of the command {@code train}. */
final class SmallTraining {

  /** The treebank that is trained on. */
  static final String TREEBANK = "../examples/sentences.conllu";

  private SmallTraining() {}

  /** Trains a small model. */
  static CommandRun train(String model, String... more) {
    String[] base = {"train", "--train", TREEBANK, "--model", model, "--hash-bits", "16"};
    return CommandRun.of(with(base, more));
  }

  /** Options and some more. */
  static String[] with(String[] options, String... more) {
    return Stream.concat(Arrays.stream(options), Arrays.stream(more)).toArray(String[]::new);
  }
}
