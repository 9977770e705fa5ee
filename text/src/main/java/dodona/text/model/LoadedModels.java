package dodona.text.model;

import java.io.IOException;
import java.io.InputStream;
import java.lang.ref.SoftReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Models for several languages that have been loaded, so that each is in memory once. A model of an
 * artifact stays, as a process uses few of them; one in a file goes when memory is short.
 */
final class LoadedModels {

  private static final Map<String, MultilingualModel> INSTALLED = new HashMap<>();
  private static final Map<String, SoftReference<MultilingualModel>> FILES = new HashMap<>();

  private LoadedModels() {}

  /** Opens a model that is not loaded yet. */
  @FunctionalInterface
  interface Opening {
    InputStream open() throws IOException;
  }

  /** Returns the model of a provider. */
  static MultilingualModel ofProvider(ModelProvider provider, Opening opening) throws IOException {
    synchronized (INSTALLED) {
      String key = provider.getClass().getName() + " " + provider.name();
      MultilingualModel model = INSTALLED.get(key);
      if (model == null) {
        try (InputStream in = opening.open()) {
          model = MultilingualModel.read(in, "the model " + provider.name());
        }
        INSTALLED.put(key, model);
      }
      return model;
    }
  }

  /** Returns the model in a file, which is read again if it has changed. */
  static MultilingualModel ofFile(Path file) throws IOException {
    String key = file.toRealPath() + " " + Files.getLastModifiedTime(file) + " " + Files.size(file);
    synchronized (FILES) {
      SoftReference<MultilingualModel> reference = FILES.get(key);
      @Nullable MultilingualModel model = reference == null ? null : reference.get();
      if (model == null) {
        FILES.values().removeIf(other -> other.get() == null);
        model = MultilingualModel.read(file);
        FILES.put(key, new SoftReference<>(model));
      }
      return model;
    }
  }
}
