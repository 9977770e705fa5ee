package dodona.text.input;

import dodona.treebank.Problem;

/** Receives the progress and the problems of reading an input. */
public interface InputListener {

  /** The listener that does not listen. */
  InputListener SILENT = new InputListener() {};

  /** Called when more bytes have been read, counted as they are stored. */
  default void read(long bytes) {}

  /** Something is not as it should be, but does not keep the input from being read. */
  default void warned(Problem warning) {}
}
