package dodona.spark.bench;

import dodona.spark.ClusterHome;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Runs each contestant in a JVM of its own. */
final class ContestantProcess {

  private static final Outcome NONE = new Outcome(0, 0, 0, 0, 0, List.of());

  private final Path work;
  private final String model;
  private final int runs;

  ContestantProcess(Path work, String model, int runs) {
    this.work = work;
    this.model = model;
    this.runs = runs;
  }

  /**
   * Runs one.
   *
   * @param times how often it gets the documents
   */
  Outcome run(String kind, int times) throws IOException, InterruptedException {
    System.err.println(kind + (times > 1 ? ", " + times + " times the text" : "") + " …");
    Process process = builder(kind, times).start();
    Outcome outcome = NONE;
    try (BufferedReader out =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      for (String line = out.readLine(); line != null; line = out.readLine()) {
        if (Outcome.isLine(line)) {
          outcome = Outcome.parse(line);
        }
      }
    }
    int code = process.waitFor();
    if (code != 0) {
      throw new IOException(kind + " ended with code " + code);
    }
    return outcome;
  }

  private ProcessBuilder builder(String kind, int times) throws IOException {
    Path home = ClusterHome.create(work.resolve("home"));
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-Xmx1536m", "-Dfile.encoding=UTF-8"));
    command.addAll(ClusterHome.OPENS);
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.add(Contestant.class.getName());
    command.addAll(
        List.of(kind, Integer.toString(times), work.toString(), model, Integer.toString(runs)));
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
    Map<String, String> environment = builder.environment();
    environment.put("SPARK_HOME", home.toString());
    environment.put("SPARK_LOCAL_IP", "127.0.0.1");
    environment.put("SPARK_SCALA_VERSION", "2.13");
    return builder;
  }
}
