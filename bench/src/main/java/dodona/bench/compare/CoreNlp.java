package dodona.bench.compare;

import java.nio.file.Path;
import java.util.List;

/** The neural-network parser of CoreNLP, without pretrained word embeddings. */
record CoreNlp(String classpath, int iterations) implements Contestant {

  @Override
  public String name() {
    return "corenlp-nndep";
  }

  @Override
  public String title() {
    return "CoreNLP 4.5.10 nndep";
  }

  @Override
  public PeerFormat format() {
    return PeerFormat.CONLLX;
  }

  @Override
  public String setting() {
    return "defaults (hidden layer 200, embeddings of 50 learnt along, no pretrained ones, since"
        + " none of the others has any), but `-initRange 0.3` instead of 0.01, with which it learns"
        + " nothing from embeddings that begin at random (after 500 batches it parses no better than"
        + " after one), and `-maxIter %,d` instead of 20,000".formatted(iterations);
  }

  @Override
  public String trainedOn() {
    return "all, %,d batches".formatted(iterations);
  }

  @Override
  public List<String> train(Path train, Path dev, Path folder) {
    return command()
        .add("-trainFile", train.toString(), "-devFile", dev.toString())
        .add("-model", model(folder).toString(), "-maxIter", Integer.toString(iterations))
        .add("-initRange", "0.3")
        .add("-trainingThreads", Integer.toString(Runtime.getRuntime().availableProcessors()))
        .list();
  }

  @Override
  public Path model(Path folder) {
    return folder.resolve("model.txt.gz");
  }

  @Override
  public List<String> parse(Path folder, Path in, Path out, int threads) {
    return command()
        .add("-model", model(folder).toString())
        .add("-testFile", in.toString(), "-outFile", out.toString())
        .list();
  }

  private JavaCommand command() {
    return JavaCommand.of(classpath, "4g", "edu.stanford.nlp.parser.nndep.DependencyParser");
  }
}
