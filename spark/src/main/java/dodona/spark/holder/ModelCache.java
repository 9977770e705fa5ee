package dodona.spark.holder;

import dodona.text.pipeline.Pipeline;
import dodona.text.pipeline.PipelineOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ref.SoftReference;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * The models of this JVM, each read once, when it is first asked for, and shared by all threads.
 *
 * <p>A model that nobody works with is given up when memory runs short, and then read again. A
 * reading that failed is forgotten: the next one who asks tries anew.
 */
public final class ModelCache {

  private static final ModelCache SHARED = new ModelCache();

  private final Map<String, Held> models = new ConcurrentHashMap<>();
  private final AtomicLong reads = new AtomicLong();

  ModelCache() {}

  /** Those that the whole JVM shares. */
  public static ModelCache shared() {
    return SHARED;
  }

  /**
   * A pipeline of a model. Whoever works with it keeps it meanwhile, lest it be given up.
   *
   * @throws UncheckedIOException if the model cannot be read
   * @throws IllegalArgumentException if there is no such model, or the options do not suit it
   */
  public Pipeline pipeline(ModelSource source, PipelineOptions options) {
    return models.computeIfAbsent(source.identity(), identity -> new Held()).get(source, options);
  }

  /** How often a model was read. */
  public long reads() {
    return reads.get();
  }

  /** The pipelines of one model, which differ in their options and share the rest. */
  private final class Held {

    private final Map<PipelineOptions, SoftReference<Pipeline>> pipelines = new HashMap<>();

    /** Whoever comes while the model is read waits for it. */
    synchronized Pipeline get(ModelSource source, PipelineOptions options) {
      SoftReference<Pipeline> reference = pipelines.get(options);
      Pipeline held = reference == null ? null : reference.get();
      if (held != null) {
        return held;
      }
      Pipeline other = any();
      Pipeline made = other == null ? read(source, options) : other.with(options);
      pipelines.put(options, new SoftReference<>(made));
      return made;
    }

    private @Nullable Pipeline any() {
      for (SoftReference<Pipeline> reference : pipelines.values()) {
        Pipeline held = reference.get();
        if (held != null) {
          return held;
        }
      }
      return null;
    }

    private Pipeline read(ModelSource source, PipelineOptions options) {
      try {
        Pipeline made = Pipeline.of(source.read(), options);
        reads.incrementAndGet();
        return made;
      } catch (IOException e) {
        throw new UncheckedIOException(
            "cannot read the model " + source + ": " + e.getMessage(), e);
      }
    }
  }
}
