package dodona.pattern.regex;

import java.util.List;

/** The syntax tree of a regular expression; {@link RegexParser} limits its depth. */
sealed interface Syntax {

  /** One code point of a set. */
  record One(CodePointSet set) implements Syntax {}

  /** Expressions one after the other; the empty text if there are none. */
  record Sequence(List<Syntax> parts) implements Syntax {}

  /** Any of several expressions. */
  record Choice(List<Syntax> options) implements Syntax {}

  /** An expression several times; {@code most} is −1 for any number. */
  record Repeat(Syntax part, int least, int most) implements Syntax {}
}
