package dodona.text.model;

import dodona.model.ModelContainer;
import dodona.model.Section;
import java.util.Objects;

/**
 * Estimates how much heap a model needs to parse a sentence of ordinary length in one thread, from
 * the sizes of its sections. For the installed models, the estimate equals the measured value.
 */
final class MemoryNeed {

  private static final String NEURAL = "neural";
  private static final long MEGABYTE = 1L << 20;

  /** The heap of the program itself, with a reserve for garbage collection. */
  private static final long BASE = 48 * MEGABYTE;

  /** A linear model is held as read, inflated, and in tables with free slots. */
  private static final double LINEAR_GROWTH = 6;

  private static final double NEURAL_GROWTH = 4.8;

  /** Needs were measured in steps of so many bytes. */
  private static final long STEP = 16 * MEGABYTE;

  private MemoryNeed() {}

  /** Returns the bytes that a model needs. */
  static long of(ModelContainer file) {
    double bytes = BASE;
    for (String name : file.names()) {
      Section section = Objects.requireNonNull(file.section(name));
      bytes += section.stored() * (section.kind().equals(NEURAL) ? NEURAL_GROWTH : LINEAR_GROWTH);
    }
    return (long) Math.ceil(bytes / STEP) * STEP;
  }

  /**
   * Returns the error for a model that does not fit into the heap; the given one if it is not the
   * heap that is too small.
   *
   * @param source what the model is called
   */
  static OutOfMemoryError error(String source, long needed, long heap, OutOfMemoryError error) {
    String message = error.getMessage();
    if (needed <= heap || (message != null && message.contains("native thread"))) {
      return error;
    }
    OutOfMemoryError told =
        new OutOfMemoryError(
            "%s needs about %d MB of heap (-Xmx%dm), Java has %d MB"
                .formatted(source, needed / MEGABYTE, needed / MEGABYTE, heap / MEGABYTE));
    Throwable unused = told.initCause(error);
    return told;
  }
}
