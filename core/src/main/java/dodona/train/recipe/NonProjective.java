package dodona.train.recipe;

/** The treatment of gold trees that a transition system cannot derive. */
public enum NonProjective {
  /** Leave them out, counted and named. */
  SKIP,
  /** Lift arcs until the tree is projective, and record in the labels how to restore them. */
  LIFT,
  /** Learn from them as far as they can be reached, which only a dynamic oracle can judge. */
  DYNAMIC
}
