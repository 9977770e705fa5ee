package dodona.experiment;

import dodona.experiment.plan.Description;
import dodona.experiment.plan.DescriptionReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Treebanks and descriptions so small that experiments on them take a moment. */
public final class TinyExperiment {

  private static final String TREEBANK =
      """
      # sent_id = 1
      1\tThe\tthe\tDET\t_\t_\t2\tdet\t_\t_
      2\tcat\tcat\tNOUN\t_\t_\t3\tnsubj\t_\t_
      3\tsleeps\tsleep\tVERB\t_\t_\t0\troot\t_\t_

      # sent_id = 2
      1\tA\ta\tDET\t_\t_\t2\tdet\t_\t_
      2\ttalk\ttalk\tNOUN\t_\t_\t3\tnsubj\t_\t_
      3\tbegins\tbegin\tVERB\t_\t_\t0\troot\t_\t_
      4\ton\ton\tADP\t_\t_\t5\tcase\t_\t_
      5\tcats\tcat\tNOUN\t_\t_\t2\tnmod\t_\t_

      # sent_id = 3
      1\tCats\tcat\tNOUN\t_\t_\t2\tnsubj\t_\t_
      2\tsleep\tsleep\tVERB\t_\t_\t0\troot\t_\t_

      # sent_id = 4
      1\tWhom\twho\tPRON\t_\t_\t4\tobj\t_\t_
      2\tdo\tdo\tAUX\t_\t_\t4\taux\t_\t_
      3\tcats\tcat\tNOUN\t_\t_\t4\tnsubj\t_\t_
      4\tlike\tlike\tVERB\t_\t_\t0\troot\t_\t_

      """;

  private TinyExperiment() {}

  /** Writes a treebank, once as a file each for training, development and test. */
  public static void writeTreebank(Path folder) throws IOException {
    Files.createDirectories(folder);
    for (String part : List.of("train", "dev", "test")) {
      Files.writeString(folder.resolve("tiny-" + part + ".conllu"), TREEBANK);
    }
  }

  /** A description on one treebank called {@code Tiny}, which is written, too. */
  public static Description describe(Path folder, String lines) throws IOException {
    writeTreebank(folder.resolve("Tiny"));
    Path file = folder.resolve("tiny.yaml");
    Files.writeString(file, "title: A tiny experiment\ntreebanks: Tiny\n" + lines);
    return DescriptionReader.read(file, folder, false, List.of());
  }

  /** The settings of a greedy SwapStandard with some oracles. */
  public static String swapSettings(String oracles) {
    return """
        settings:
          - {system: swap-standard, oracle: %s, search: greedy, iterations: 3, bits: 14}
        """
        .formatted(oracles);
  }
}
