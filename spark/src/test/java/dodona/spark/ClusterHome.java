package dodona.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.sql.SparkSession;

/** The environment that Spark needs to start executors without an installation. */
public final class ClusterHome {

  /** The Java options that spark-submit adds by itself. */
  public static final List<String> OPENS =
      Stream.of(
              "java.lang",
              "java.lang.invoke",
              "java.io",
              "java.net",
              "java.nio",
              "java.util",
              "java.util.concurrent",
              "sun.nio.ch",
              "sun.nio.cs",
              "sun.security.action",
              "sun.util.calendar")
          .map(name -> "--add-opens=java.base/" + name + "=ALL-UNNAMED")
          .toList();

  private ClusterHome() {}

  /** Makes a folder look like an installation; it is what SPARK_HOME should say. */
  public static Path create(Path home) throws IOException {
    Files.createDirectories(home.resolve("jars"));
    Files.writeString(home.resolve("RELEASE"), "");
    return home;
  }

  /** A session whose executors, if there are any, have the class path of this JVM. */
  public static SparkSession.Builder session(String master) {
    String classPath =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    return SparkSession.builder()
        .master(master)
        .appName("dodona")
        .config("spark.ui.enabled", false)
        .config("spark.driver.host", "127.0.0.1")
        .config("spark.driver.bindAddress", "127.0.0.1")
        .config("spark.executor.extraClassPath", classPath)
        .config("spark.executor.extraJavaOptions", String.join(" ", OPENS));
  }
}
