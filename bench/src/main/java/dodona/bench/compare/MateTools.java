package dodona.bench.compare;

import java.nio.file.Path;
import java.util.List;

/** The graph-based parser of mate-tools. */
record MateTools(String classpath, int iterations) implements Contestant {

  @Override
  public String name() {
    return "mate";
  }

  @Override
  public String title() {
    return "mate-tools anna 3.5";
  }

  @Override
  public PeerFormat format() {
    return PeerFormat.CONLL09;
  }

  @Override
  public String setting() {
    return "graph-based, second order, %d iterations".formatted(iterations);
  }

  @Override
  public boolean hasThreads() {
    return true;
  }

  @Override
  public List<String> train(Path train, Path dev, Path folder) {
    return command()
        .add("-train", train.toString(), "-model", model(folder).toString())
        .add("-i", Integer.toString(iterations))
        .list();
  }

  @Override
  public Path model(Path folder) {
    return folder.resolve("model.mate");
  }

  @Override
  public List<String> parse(Path folder, Path in, Path out, int threads) {
    return command()
        .add("-test", in.toString(), "-out", out.toString(), "-model", model(folder).toString())
        .add("-cores", Integer.toString(threads))
        .list();
  }

  private JavaCommand command() {
    return JavaCommand.of(classpath, "4g", "is2.parser.Parser");
  }
}
