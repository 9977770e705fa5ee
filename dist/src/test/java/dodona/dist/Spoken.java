package dodona.dist;

import java.util.List;

/**
 * A sentence for each model that ships.
 *
 * @param word a part of the line of its verb
 */
record Spoken(String model, String text, String word) {

  static final List<Spoken> ALL =
      List.of(
          new Spoken("en", "Dodona listens to an oak.", "\tlistens\tlisten\tVERB\t"),
          new Spoken("en-fast", "Dodona listens to an oak.", "\tlistens\tlisten\tVERB\t"),
          new Spoken("pt", "A menina viu o cão da vizinha.", "\tviu\tver\tVERB\t"),
          new Spoken("de", "Die Hunde bellen laut.", "\tbellen\tbellen\tVERB\t"));
}
