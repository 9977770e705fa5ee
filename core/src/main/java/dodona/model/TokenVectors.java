package dodona.model;

import java.util.List;

/**
 * Vectors that represent tokens in their context, such as the states of an encoder; immutable and
 * shared by all threads.
 */
public interface TokenVectors {

  /** Returns the length of a vector. */
  int width();

  /** Opens a session, which serves one thread at a time. */
  Session open();

  /** One thread's use of the vectors. */
  interface Session {

    /**
     * Returns the vectors of all tokens, text after text. The vectors of a text do not depend on
     * the other texts.
     *
     * @param texts texts, each given by its tokens
     * @return rows that the next call overwrites
     */
    float[][] of(List<List<String>> texts);
  }
}
