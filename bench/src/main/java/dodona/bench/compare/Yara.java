package dodona.bench.compare;

import java.nio.file.Path;
import java.util.List;

/** YaraParser, a jar that is given by its path. */
record Yara(Path jar, int beam, int iterations) implements Contestant {

  @Override
  public String name() {
    return "yara";
  }

  @Override
  public String title() {
    return "YaraParser, beam " + beam;
  }

  @Override
  public PeerFormat format() {
    return PeerFormat.CONLLX;
  }

  @Override
  public String setting() {
    return "defaults (dynamic oracle, max-violation, extended features), a beam of %d, the model of iteration %d; it leaves out non-projective trees and calls every arc from the root ROOT, which is read as root"
        .formatted(beam, iterations);
  }

  @Override
  public String trainedOn() {
    return "projective trees";
  }

  @Override
  public boolean hasThreads() {
    return true;
  }

  @Override
  public List<String> train(Path train, Path dev, Path folder) {
    return command()
        .add("train", "-train-file", train.toString(), "-dev", dev.toString())
        .add("-model", folder.resolve("model").toString())
        .add("beam:" + beam, "iter:" + iterations)
        .add("nt:" + Runtime.getRuntime().availableProcessors())
        .list();
  }

  @Override
  public Path model(Path folder) {
    return folder.resolve("model_iter" + iterations);
  }

  @Override
  public List<String> parse(Path folder, Path in, Path out, int threads) {
    return command()
        .add("parse_conll", "-input", in.toString(), "-out", out.toString())
        .add("-model", model(folder).toString(), "nt:" + threads)
        .list();
  }

  private JavaCommand command() {
    return JavaCommand.ofJar(jar, "10g");
  }
}
