package dodona.text.pipeline;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A model on the class path. Every artifact with a model has a file {@value #INDEX} with these
 * properties:
 *
 * <pre>
 * name      such as english-ewt
 * language  its code, such as en
 * resource  where the model is on the class path
 * artifact  the Maven artifact, such as io.github.dodona-nlp:dodona-model-en
 * licence   the licence of the model
 * rank      of several models for a language, the one of the highest rank is taken; 0 if missing
 * </pre>
 */
public final class InstalledModel {

  /** The file that tells of a model. */
  static final String INDEX = "META-INF/dodona/model.properties";

  private static final String GROUP = "io.github.dodona-nlp:dodona-model-";

  private final Properties properties;
  private final ClassLoader loader;
  private final String index;

  private InstalledModel(Properties properties, ClassLoader loader, String index) {
    this.properties = properties;
    this.loader = loader;
    this.index = index;
  }

  /** All models that the thread's class loader and the library's own one know. */
  public static List<InstalledModel> all() throws IOException {
    Map<String, InstalledModel> found = new LinkedHashMap<>();
    addAll(Thread.currentThread().getContextClassLoader(), found);
    addAll(InstalledModel.class.getClassLoader(), found);
    return List.copyOf(found.values());
  }

  private static void addAll(@Nullable ClassLoader loader, Map<String, InstalledModel> found)
      throws IOException {
    if (loader == null) {
      return;
    }
    for (URL url : Collections.list(loader.getResources(INDEX))) {
      String index = url.toString();
      if (!found.containsKey(index)) {
        Properties properties = new Properties();
        try (InputStream in = url.openStream()) {
          properties.load(in);
        }
        found.put(index, new InstalledModel(properties, loader, index));
      }
    }
  }

  /**
   * The best model of that name or language.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static InstalledModel named(String name) throws IOException {
    List<InstalledModel> all = all();
    return all.stream()
        .filter(model -> model.answersTo(name))
        .max(Comparator.comparingInt(InstalledModel::rank))
        .orElseThrow(() -> new IllegalArgumentException(missing(name, all)));
  }

  private static String missing(String name, List<InstalledModel> all) {
    String there =
        all.isEmpty()
            ? "none"
            : all.stream().map(InstalledModel::toString).collect(Collectors.joining(", "));
    return "there is no model '"
        + name
        + "' on the class path (there: "
        + there
        + "); models are Maven artifacts such as "
        + GROUP
        + (name.matches("[a-z]{2,3}") ? name : "en");
  }

  /** Whether it is called so: its language, its name, or the beginning of it up to a hyphen. */
  private boolean answersTo(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    return lower.equals(language())
        || name().equals(lower)
        || (!lower.isEmpty() && name().startsWith(lower + "-"));
  }

  private String get(String key) {
    String value = properties.getProperty(key);
    if (value == null) {
      throw new IllegalStateException(index + ": there is no '" + key + "'");
    }
    return value;
  }

  /** Its name, such as {@code english-ewt}. */
  public String name() {
    return get("name");
  }

  /** The code of its language, such as {@code en}. */
  public String language() {
    return get("language");
  }

  /** Its licence, such as {@code CC-BY-SA-4.0}. */
  public String licence() {
    return get("licence");
  }

  /** The Maven artifact that it comes with. */
  public String artifact() {
    return get("artifact");
  }

  private int rank() {
    return Integer.parseInt(properties.getProperty("rank", "0"));
  }

  /** Reads the model. */
  public PipelineModel read() throws IOException {
    try (InputStream in = open()) {
      return PipelineFile.read(in, "the model " + name());
    }
  }

  /** Its bytes. */
  InputStream open() throws IOException {
    InputStream in = loader.getResourceAsStream(get("resource"));
    if (in == null) {
      throw new IOException(index + ": there is no " + get("resource"));
    }
    return in;
  }

  /** Such as {@code english-ewt (en)}. */
  @Override
  public String toString() {
    return name() + " (" + language() + ")";
  }
}
