package dodona.model;

import java.util.List;

/**
 * A trained model of a parser, of any kind; immutable and shared by all threads.
 *
 * <p>What a search needs of it is its {@link Scorer}.
 */
public interface ParserModel {

  /** The name of its {@link ModelKind}. */
  String kind();

  /** How it is meant to be used. */
  Decoding decoding();

  /** The labels, in the order of their numbers. */
  List<String> labels();

  /** What scores transitions. */
  Scorer scorer();

  /** Where it comes from. */
  Provenance provenance();

  /** The same model with another provenance. */
  ParserModel with(Provenance other);
}
