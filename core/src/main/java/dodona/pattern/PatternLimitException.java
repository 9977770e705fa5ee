package dodona.pattern;

import dodona.error.InvalidInputException;

/**
 * A pattern that is too expensive in a sentence. Searches are bounded, so that no pattern can
 * occupy a thread or the memory.
 */
public final class PatternLimitException extends InvalidInputException {

  private static final long serialVersionUID = 1L;

  PatternLimitException(String message) {
    super(message);
  }
}
