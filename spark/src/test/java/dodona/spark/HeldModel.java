package dodona.spark;

import dodona.spark.holder.InstalledSource;
import dodona.spark.holder.ModelCache;
import dodona.text.pipeline.PipelineOptions;

/** The installed model that this JVM holds, told from others that it read before or after. */
public final class HeldModel {

  private HeldModel() {}

  /** A number that changes whenever the JVM reads the model again. */
  public static int identity(String model) {
    return System.identityHashCode(
        ModelCache.shared()
            .pipeline(new InstalledSource(model), PipelineOptions.DEFAULT)
            .model()
            .parser());
  }
}
