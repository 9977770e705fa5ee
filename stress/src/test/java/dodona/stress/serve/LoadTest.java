package dodona.stress.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class LoadTest {

  private static final Path TREEBANK = Path.of("../examples/sentences.conllu");

  @Test
  void everyAnswerIsWhatParseWritesAndNuisancesAreDealtWith() throws Exception {
    String text = new Texts(TREEBANK).next(200);
    String conllu = Texts.parsed(text, "en-fast");
    try (ServerProcess server = new ServerProcess("en-fast")) {
      Load load =
          new Load(
              server.uri(), List.of(Question.own(text, conllu), Question.udpipe(text, conllu)));
      load.run(
          8,
          200,
          Arrays.stream(Nuisance.values()).filter(n -> !n.name().startsWith("SLOW")).toList(),
          1);
      assertThat(load.isFine()).as(load.toString()).isTrue();
      assertThat(load.toString()).startsWith("200 answered, 0 of them");
      Load expectingOther =
          new Load(server.uri(), List.of(Question.own(text, conllu.replace("\t0\t", "\t1\t"))));
      expectingOther.run(1, 5, List.of(), 1);
      assertThat(expectingOther.isFine()).isFalse();
      assertThat(server.heap()).isPositive();
      assertThat(server.buffers()).isPositive();
      assertThat(server.threads()).isPositive();
      assertThat(server.stop()).isEqualTo(143);
    }
  }

  @Test
  void quantilesAreThoseOfTheSortedTimes() {
    Latencies latencies = new Latencies(new long[] {4_000_000, 1_000_000, 3_000_000, 2_000_000});
    assertThat(latencies.quantile(0.5)).isEqualTo(2.0);
    assertThat(latencies.quantile(0.99)).isEqualTo(4.0);
  }
}
