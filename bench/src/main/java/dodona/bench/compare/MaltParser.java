package dodona.bench.compare;

import java.nio.file.Path;
import java.util.List;

/** MaltParser with LIBLINEAR and the feature model that it has for the algorithm. */
record MaltParser(String classpath, String algorithm) implements Contestant {

  @Override
  public String name() {
    return "malt-" + algorithm;
  }

  @Override
  public String title() {
    return "MaltParser 1.9.2 " + algorithm;
  }

  @Override
  public PeerFormat format() {
    return PeerFormat.CONLLX;
  }

  @Override
  public String setting() {
    return "`-a "
        + algorithm
        + " -l liblinear`, its own feature model for the algorithm; `-grl root` names the arcs from"
        + " the root as the treebank does";
  }

  @Override
  public List<String> train(Path train, Path dev, Path folder) {
    return command(
        folder,
        "-m",
        "learn",
        "-i",
        train.toString(),
        "-a",
        algorithm,
        "-l",
        "liblinear",
        "-grl",
        "root");
  }

  @Override
  public Path model(Path folder) {
    return folder.resolve("model.mco");
  }

  @Override
  public List<String> parse(Path folder, Path in, Path out, int threads) {
    return command(folder, "-m", "parse", "-i", in.toString(), "-o", out.toString());
  }

  private List<String> command(Path folder, String... options) {
    return JavaCommand.of(classpath, "2g", "org.maltparser.Malt")
        .add("-w", folder.toString(), "-c", "model")
        .add(options)
        .list();
  }
}
