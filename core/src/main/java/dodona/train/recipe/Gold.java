package dodona.train.recipe;

import dodona.model.Ranking;
import org.jspecify.annotations.Nullable;

/**
 * The correct derivation that a beam learner updates towards. All but the first two are variants of
 * Björkelund &amp; Nivre (2015).
 */
public sealed interface Gold {

  /** The ways to choose one of several derivations. */
  enum Kind {
    /** See {@link Latent}. */
    LATENT,
    /** See {@link BestPartial}. */
    BEST_PARTIAL,
    /** See {@link LastCorrect}. */
    LAST_CORRECT,
    /** See {@link Fixed}. */
    FIXED
  }

  /** Returns the way to choose; null if there is nothing to choose. */
  @Nullable Kind kind();

  /** Returns how correct derivations are ranked; null if they are not compared. */
  default @Nullable Ranking ranking() {
    return null;
  }

  /** The only one, prescribed by a static oracle. */
  record Prescribed() implements Gold {
    @Override
    public @Nullable Kind kind() {
      return null;
    }
  }

  /** The complete one that scores best under the present weights. */
  record Latent(Ranking ranking) implements Gold {
    @Override
    public Kind kind() {
      return Kind.LATENT;
    }
  }

  /** The beginning of any that scores best at the point of the update. */
  record BestPartial(Ranking ranking) implements Gold {
    @Override
    public Kind kind() {
      return Kind.BEST_PARTIAL;
    }
  }

  /** The last one that fell out of the beam, with early update. */
  record LastCorrect() implements Gold {
    @Override
    public Kind kind() {
      return Kind.LAST_CORRECT;
    }
  }

  /** One for each sentence, chosen before training with models trained earlier. */
  record Fixed(FixedBy by, Ranking ranking) implements Gold {
    @Override
    public Kind kind() {
      return Kind.FIXED;
    }
  }
}
