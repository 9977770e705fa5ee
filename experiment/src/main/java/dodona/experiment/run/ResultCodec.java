package dodona.experiment.run;

import dodona.evaluate.ArcScore;
import dodona.experiment.plan.Run;
import dodona.support.JsonObject;
import dodona.system.attardi.AttardiSizes.Sizes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/** Turns results into maps for JSON and back. */
final class ResultCodec {

  private ResultCodec() {}

  static Map<String, @Nullable Object> encode(RunResult result) {
    Map<String, @Nullable Object> map = new LinkedHashMap<>();
    map.put("treebank", result.run().treebank());
    map.put("setting", result.run().setting().name());
    map.put("seed", result.run().seed());
    map.put("fold", result.run().fold());
    map.put("recipe", result.run().setting().recipe(result.run().seed()).describe());
    map.put("sentences", result.sentences());
    map.put("skipped", result.skipped());
    map.put("chosen", result.chosen());
    map.put("devUas", result.devUas());
    map.put("devLas", result.devLas());
    List<Object> iterations = new ArrayList<>();
    for (Iteration iteration : result.iterations()) {
      Map<String, Object> each = new LinkedHashMap<>();
      each.put("uas", iteration.uas());
      each.put("las", iteration.las());
      each.put("swaps", iteration.swaps());
      if (iteration.approximate() > 0) {
        each.put("approximate", iteration.approximate());
      }
      iterations.add(each);
    }
    map.put("iterations", iterations);
    TestScore test = result.test();
    map.put("test", test == null ? null : encode(test));
    map.put("learningSeconds", result.learningSeconds());
    map.put("seconds", result.seconds());
    return map;
  }

  private static Map<String, Object> encode(TestScore test) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("uas", test.uas());
    map.put("las", test.las());
    ArcScore arcs = test.nonProjective();
    map.put(
        "nonProjective",
        List.of(arcs.gold(), arcs.goldCorrect(), arcs.system(), arcs.systemCorrect()));
    map.put("words", test.sentences().words());
    map.put("swaps", test.sentences().swaps());
    return map;
  }

  /** The result of a run; an error if the map lacks something. */
  static RunResult decode(Run run, JsonObject map) {
    List<Iteration> iterations =
        map.objects("iterations").stream()
            .map(
                each ->
                    new Iteration(
                        each.numberOrNaN("uas"),
                        each.numberOrNaN("las"),
                        each.numberOrNaN("swaps"),
                        each.has("approximate") ? each.numberOrNaN("approximate") : 0))
            .toList();
    return new RunResult(
        run,
        map.integer("sentences"),
        map.integer("skipped"),
        iterations,
        map.integer("chosen"),
        map.numberOrNaN("devUas"),
        map.numberOrNaN("devLas"),
        map.has("test") ? testScore(map.object("test")) : null,
        map.numberOrNaN("learningSeconds"),
        map.numberOrNaN("seconds"));
  }

  private static TestScore testScore(JsonObject map) {
    long[] arcs = map.sizes("nonProjective");
    return new TestScore(
        map.numberOrNaN("uas"),
        map.numberOrNaN("las"),
        new ArcScore(arcs[0], arcs[1], arcs[2], arcs[3]),
        new TestSentences(
            map.optionalText("words").orElse(""),
            map.has("swaps")
                ? LongStream.of(map.sizes("swaps")).mapToObj(swaps -> (int) swaps).toList()
                : List.of()));
  }

  static Map<String, Object> encode(Survey survey) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("sentences", survey.sentences());
    map.put("words", survey.words());
    map.put("invalid", survey.invalid());
    map.put("projective", survey.projective());
    map.put("attardi", survey.attardi());
    Survey.ConfigurationSizes sizes = survey.sizes();
    map.put("configurations", sizes.configurations());
    map.put("stack", encode(sizes.stack()));
    map.put("buffer", encode(sizes.buffer()));
    map.put("reducedBuffer", encode(sizes.reduced()));
    List<Object> oracles = new ArrayList<>();
    for (Survey.OfOracle oracle : survey.oracles()) {
      Map<String, Object> each = new LinkedHashMap<>();
      each.put("name", oracle.name());
      each.put("swaps", oracle.swaps());
      each.put("unique", oracle.unique());
      oracles.add(each);
    }
    map.put("oracles", oracles);
    return map;
  }

  private static Map<String, Object> encode(Sizes sizes) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("sum", sizes.sum());
    map.put("largest", sizes.largest());
    return map;
  }

  private static Sizes sizes(JsonObject map) {
    return new Sizes(map.whole("sum"), map.whole("largest"));
  }

  static Survey decode(String treebank, JsonObject map) {
    return new Survey(
        treebank,
        map.whole("sentences"),
        map.whole("words"),
        map.whole("invalid"),
        map.whole("projective"),
        map.whole("attardi"),
        new Survey.ConfigurationSizes(
            map.whole("configurations"),
            sizes(map.object("stack")),
            sizes(map.object("buffer")),
            sizes(map.object("reducedBuffer"))),
        map.objects("oracles").stream()
            .map(
                each ->
                    new Survey.OfOracle(
                        each.text("name"), each.whole("swaps"), each.whole("unique")))
            .toList());
  }
}
