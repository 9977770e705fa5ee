package dodona.cli.command.search;

import java.util.Locale;
import java.util.Optional;

/** The output formats of a search. */
enum SearchFormat {
  /** One sentence per line, with the words of the matches highlighted. */
  SENTENCES,
  /** Trees drawn for the terminal. */
  TREES,
  /** CoNLL-U with marks in MISC. */
  CONLLU,
  /** One object per match and line. */
  JSON,
  /** A row of fields per match. */
  CSV;

  /** Returns the format that the name of an output file asks for. */
  static Optional<SearchFormat> ofFile(String name) {
    String plain = name.toLowerCase(Locale.ROOT);
    String unpacked = plain.endsWith(".gz") ? plain.substring(0, plain.length() - 3) : plain;
    if (unpacked.endsWith(".csv")) {
      return Optional.of(CSV);
    }
    if (unpacked.endsWith(".json") || unpacked.endsWith(".jsonl")) {
      return Optional.of(JSON);
    }
    return unpacked.endsWith(".conllu") ? Optional.of(CONLLU) : Optional.empty();
  }
}
