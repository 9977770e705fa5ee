package dodona.text.pipeline;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The pipelines of one model that differ in their options and share the rest. The first one is kept
 * for good, others as long as they are among those used last. Any number of threads may ask.
 */
final class Variants {

  /** Each variant has scratch space of its own, so that only so many are kept. */
  private static final int MOST = 16;

  private final Pipeline first;
  private final Map<PipelineOptions, Pipeline> others = new LinkedHashMap<>(32, 0.75f, true);

  Variants(Pipeline first) {
    this.first = first;
  }

  /** Returns the pipeline with these options, made if it is not there. */
  Pipeline with(PipelineOptions options) {
    if (options.equals(first.options())) {
      return first;
    }
    synchronized (others) {
      Pipeline pipeline = others.get(options);
      if (pipeline == null) {
        pipeline = first.variant(options);
        others.put(options, pipeline);
        if (others.size() > MOST) {
          others.remove(others.keySet().iterator().next());
        }
      }
      return pipeline;
    }
  }
}
