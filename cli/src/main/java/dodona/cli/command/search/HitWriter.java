package dodona.cli.command.search;

import java.io.IOException;

/** Writes what was found in a format. */
interface HitWriter {

  /** Writes a hit. */
  void write(Hit hit) throws IOException;

  /** Writes a sentence that is next to a hit; formats for programs leave it out. */
  default void context(Hit.Context context) throws IOException {}

  /** Writes whatever was held back. */
  default void finish() throws IOException {}
}
