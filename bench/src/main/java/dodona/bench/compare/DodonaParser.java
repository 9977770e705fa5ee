package dodona.bench.compare;

import java.nio.file.Path;
import java.util.List;

/** Dodona, trained with a preset and started by its launcher. */
record DodonaParser(Path launcher, String name, String title, String preset) implements Contestant {

  @Override
  public PeerFormat format() {
    return PeerFormat.CONLLU;
  }

  @Override
  public String setting() {
    return "`--preset " + preset + "`; the iteration that does best on the held-out file is kept";
  }

  @Override
  public boolean hasThreads() {
    return true;
  }

  @Override
  public List<String> train(Path train, Path dev, Path folder) {
    return List.of(
        launcher.toString(),
        "train",
        "--preset",
        preset,
        "--train",
        train.toString(),
        "--dev",
        dev.toString(),
        "-m",
        model(folder).toString(),
        "--force");
  }

  @Override
  public Path model(Path folder) {
    return folder.resolve("model.dodona");
  }

  @Override
  public List<String> parse(Path folder, Path in, Path out, int threads) {
    return List.of(
        launcher.toString(),
        "parse",
        "-q",
        "-m",
        model(folder).toString(),
        "--threads",
        Integer.toString(threads),
        "--force",
        "-o",
        out.toString(),
        in.toString());
  }
}
