package dodona.model;

import dodona.error.InvalidInputException;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/**
 * A kind of parser model, which defines how such models are stored in files.
 *
 * <p>Kinds are found by their names through {@link java.util.ServiceLoader}, so that other modules
 * can provide more. A file remembers the kind of its model.
 */
public interface ModelKind {

  /** Its name, of small letters, digits and hyphens, such as {@code linear}. */
  String name();

  /**
   * Reads a model, to the end.
   *
   * @param provenance where it comes from, which files keep for models of all kinds
   * @throws IOException if it ends too soon
   * @throws InvalidInputException if it is not a sound model
   */
  ParserModel read(DataInputStream in, Provenance provenance) throws IOException;

  /** Writes a model of this kind, without its provenance. */
  void write(ParserModel model, DataOutputStream out) throws IOException;
}
