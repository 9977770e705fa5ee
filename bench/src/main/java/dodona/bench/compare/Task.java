package dodona.bench.compare;

/** The purpose of a run. */
enum Task {
  /** One sentence: the time to start. */
  START,
  /** The smaller input on one thread, whose time is taken out. */
  SMALL,
  /** The larger input on one thread. */
  LARGE,
  /** The smaller input on all cores. */
  SMALL_ALL_CORES,
  /** The larger input on all cores. */
  LARGE_ALL_CORES;

  boolean usesAllCores() {
    return this == SMALL_ALL_CORES || this == LARGE_ALL_CORES;
  }
}
