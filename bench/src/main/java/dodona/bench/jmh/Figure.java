package dodona.bench.jmh;

import dodona.support.JsonObject;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/**
 * The JMH result of one benchmark.
 *
 * @param name the benchmark with its parameters, except for files
 * @param score the mean time; less is better
 * @param error half of the 99.9 % confidence interval
 */
record Figure(String name, double score, double error, String unit) {

  private static final Set<String> FILES = Set.of("file", "model", "beamModel");

  static Figure of(RunResult run) {
    BenchmarkParams params = run.getParams();
    Map<String, String> others = new TreeMap<>();
    for (String key : params.getParamsKeys()) {
      if (!FILES.contains(key)) {
        others.put(key, params.getParam(key));
      }
    }
    String[] path = params.getBenchmark().split("\\.", -1);
    String name = path[path.length - 2] + "." + path[path.length - 1];
    Result<?> result = run.getPrimaryResult();
    return new Figure(
        others.isEmpty() ? name : name + " " + String.join(" ", others.values()),
        result.getScore(),
        Double.isNaN(result.getScoreError()) ? 0 : result.getScoreError(),
        result.getScoreUnit());
  }

  Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("score", score);
    json.put("error", error);
    json.put("unit", unit);
    return json;
  }

  static Figure parse(String name, JsonObject json) {
    return new Figure(
        name, json.numberOrNaN("score"), json.numberOrNaN("error"), json.text("unit"));
  }
}
