package dodona.text.input;

import dodona.treebank.Problem;

/** Hears how far an input is read, and what is wrong with it. */
public interface InputListener {

  /** The listener that does not listen. */
  InputListener SILENT = new InputListener() {};

  /** So many more bytes have been read, counted as they are stored. */
  default void read(long bytes) {}

  /** Something is not as it should be, but does not keep the input from being read. */
  default void warned(Problem warning) {}
}
