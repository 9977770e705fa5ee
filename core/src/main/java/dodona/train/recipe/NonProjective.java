package dodona.train.recipe;

/** What to do with gold trees that a transition system cannot derive. */
public enum NonProjective {
  /** Leave them out, counted and named. */
  SKIP,
  /** Lift arcs until the tree is projective, and let the labels say how to put them back. */
  LIFT,
  /** Learn from them as far as they can be reached, which only a dynamic oracle can judge. */
  DYNAMIC
}
