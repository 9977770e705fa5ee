package dodona.spark.holder;

import dodona.text.pipeline.Pipeline;
import dodona.text.pipeline.PipelineOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ref.SoftReference;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The models of this JVM, each read once on demand and shared by all threads.
 *
 * <p>An unused model may be removed when memory is low and is then read again. A failure is not
 * cached: the next call tries again.
 */
public final class ModelCache {

  private static final ModelCache SHARED = new ModelCache();

  private final Map<String, Held> models = new ConcurrentHashMap<>();

  ModelCache() {}

  /** Those that the whole JVM shares. */
  public static ModelCache shared() {
    return SHARED;
  }

  /**
   * A pipeline of a model. Callers keep a reference while they use it, so that it is not discarded.
   *
   * @throws UncheckedIOException if the model cannot be read
   * @throws IllegalArgumentException if there is no such model, or the options do not suit it
   */
  public Pipeline pipeline(ModelSource source, PipelineOptions options) {
    return models.computeIfAbsent(source.identity(), identity -> new Held()).get(source, options);
  }

  /**
   * A model, as the first pipeline that was made of it. {@link Pipeline#with} keeps its other
   * pipelines, all of which lead to the first: as long as one of them is in use, the model stays.
   */
  private static final class Held {

    private SoftReference<@Nullable Pipeline> pipeline = new SoftReference<>(null);

    /** Other threads wait while the model is read. */
    synchronized Pipeline get(ModelSource source, PipelineOptions options) {
      Pipeline held = pipeline.get();
      if (held != null) {
        return held.with(options);
      }
      Pipeline made = read(source, options);
      pipeline = new SoftReference<>(made);
      return made;
    }

    private static Pipeline read(ModelSource source, PipelineOptions options) {
      try {
        return Pipeline.of(source.read(), options);
      } catch (IOException e) {
        throw new UncheckedIOException(
            "cannot read the model " + source + ": " + e.getMessage(), e);
      }
    }
  }
}
