package dodona.bench.compare;

import java.nio.file.Path;
import java.util.List;

/** The parser of UDPipe 1, a binary that is given by its path. */
record UdPipe(Path binary, int iterations) implements Contestant {

  @Override
  public String name() {
    return "udpipe";
  }

  @Override
  public String title() {
    return "UDPipe 1";
  }

  @Override
  public PeerFormat format() {
    return PeerFormat.CONLLU;
  }

  @Override
  public String setting() {
    return "swap system with its lazy oracle, %d iterations, held-out data, no pretrained embeddings; it parses with a beam of 5"
        .formatted(iterations);
  }

  @Override
  public List<String> train(Path train, Path dev, Path folder) {
    return List.of(
        binary.toString(),
        "--train",
        "--tokenizer=none",
        "--tagger=none",
        "--parser=transition_system=swap;transition_oracle=static_lazy;iterations=" + iterations,
        "--heldout=" + dev,
        model(folder).toString(),
        train.toString());
  }

  @Override
  public Path model(Path folder) {
    return folder.resolve("model.udpipe");
  }

  @Override
  public List<String> parse(Path folder, Path in, Path out, int threads) {
    return List.of(
        binary.toString(), "--parse", "--outfile=" + out, model(folder).toString(), in.toString());
  }
}
