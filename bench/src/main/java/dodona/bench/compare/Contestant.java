package dodona.bench.compare;

import java.nio.file.Path;
import java.util.List;

/** A parser that takes part: how it is trained and run from the command line. */
interface Contestant {

  /** The name on the command line and in CSV, such as {@code malt-stacklazy}. */
  String name();

  /** The name in tables, such as <i>MaltParser 1.9.2 stacklazy</i>. */
  String title();

  /** The format that it reads and writes. */
  PeerFormat format();

  /** Returns a description of the parser's setup, in a sentence for the report. */
  String setting();

  /** Returns the part of the training set that the parser is trained on. */
  default String trainedOn() {
    return "all";
  }

  /** Returns whether the parser can use several threads. */
  default boolean hasThreads() {
    return false;
  }

  /**
   * The command that trains.
   *
   * @param folder is there, and takes the model
   */
  List<String> train(Path train, Path dev, Path folder);

  /** The file that training leaves in its folder. */
  Path model(Path folder);

  /** The command that parses a file. */
  List<String> parse(Path folder, Path in, Path out, int threads);
}
