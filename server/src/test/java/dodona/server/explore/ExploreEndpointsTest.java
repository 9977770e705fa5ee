package dodona.server.explore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.error.InvalidInputException;
import dodona.model.ParserModel;
import dodona.server.TinyModel;
import dodona.server.http.Cancellation;
import dodona.server.http.ProblemException;
import dodona.server.http.Request;
import dodona.server.http.Routes;
import dodona.support.JsonReader;
import dodona.transition.TransitionSystems;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExploreEndpointsTest {

  private static final String TREE =
      "\"words\":[\"John\",\"likes\",\"Mary\"],\"heads\":[2,0,2],"
          + "\"labels\":[\"nsubj\",\"root\",\"obj\"]";

  private static final Routes ROUTES = Routes.of(List.of(new ExploreEndpoints(TinyModel.models())));

  private static Map<?, ?> ask(String method, String path, String body) {
    Request request =
        new Request(
            "",
            Map.of("content-type", "application/json"),
            body.getBytes(StandardCharsets.UTF_8),
            Cancellation.NEVER);
    try {
      byte[] answer = ROUTES.find(method, path).orElseThrow().endpoint().handle(request).body();
      return map(JsonReader.read(new String(answer, StandardCharsets.UTF_8)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Map<?, ?> post(String name, String fields) {
    return ask("POST", "/api/v1/" + name, "{" + fields + "}");
  }

  private static List<?> list(@Nullable Object value) {
    return (List<?>) Objects.requireNonNull(value);
  }

  private static Map<?, ?> map(@Nullable Object value) {
    return (Map<?, ?>) Objects.requireNonNull(value);
  }

  @Test
  void listsTheSystemsWithTheirMovesAndOracles() {
    List<?> systems = list(ask("GET", "/api/v1/systems", "").get("systems"));
    assertThat(systems).hasSize(TransitionSystems.names().size());
    Map<?, ?> eager =
        systems.stream()
            .map(ExploreEndpointsTest::map)
            .filter(system -> "arc-eager".equals(system.get("name")))
            .findFirst()
            .orElseThrow();
    assertThat(list(eager.get("parts")).toString()).isEqualTo("[stack, buffer]");
    assertThat(list(eager.get("moves")).toString())
        .contains("{name=LA, title=LEFT-ARC, labelled=true}");
    assertThat(list(eager.get("oracles")).toString())
        .contains("name=nd", "kind=non-deterministic", "kind=dynamic");
  }

  @Test
  void saysOfEveryMoveWhatItWouldDo() {
    Map<?, ?> position =
        map(post("step", TREE + ",\"system\":\"arc-eager\",\"after\":[\"SH\"]").get("position"));
    assertThat(map(position.get("parts")).toString()).isEqualTo("{stack=[1], buffer=[2, 3, 0]}");
    List<?> moves = list(position.get("moves"));
    assertThat(moves).hasSize(4);
    assertThat(map(moves.get(1)).toString())
        .contains("legal=false", "obstacle=the top of the stack has no head yet");
    assertThat(map(moves.get(3)).toString()).contains("cost=2", "lost=[1, 2]");
  }

  @Test
  void aModelsScoresStandBesideTheCosts() {
    ParserModel parser = Objects.requireNonNull(TinyModel.MODEL.parser());
    String system = parser.decoding().system();
    Map<?, ?> position =
        map(
            post("step", TREE + ",\"system\":\"" + system + "\",\"model\":\"english-tiny-1\"")
                .get("position"));
    assertThat(list(position.get("scores"))).isNotEmpty();
    assertThat(map(list(position.get("scores")).get(0)).get("score")).isInstanceOf(Number.class);
  }

  @Test
  void aDerivationHasAPositionForEachStep() {
    Map<?, ?> whole = post("derivation", TREE + ",\"system\":\"arc-eager\",\"oracle\":\"static\"");
    assertThat(list(whole.get("moves"))).hasSize(6);
    assertThat(list(whole.get("positions"))).hasSize(7);
    assertThat(map(list(whole.get("positions")).get(6)).get("terminal")).isEqualTo(true);
    Map<?, ?> part =
        post("derivation", TREE + ",\"system\":\"arc-eager\",\"after\":[\"SH\"],\"onwards\":false");
    assertThat(list(part.get("positions"))).hasSize(2);
  }

  @Test
  void aLatticeHasExactCountsAndThePathsOfTheStaticOracles() {
    Map<?, ?> lattice =
        post("lattice", TREE + ",\"system\":\"swap-standard\",\"oracle\":\"nd-all\"");
    assertThat(lattice.get("derivations")).isEqualTo("2");
    assertThat(map(list(lattice.get("nodes")).get(0)).get("derivations")).isEqualTo("2");
    List<?> paths = list(lattice.get("paths"));
    assertThat(paths.stream().map(path -> String.valueOf(map(path).get("oracle"))))
        .containsExactly("eager", "lazy", "minimal");
    assertThat(paths).allSatisfy(path -> assertThat(list(map(path).get("nodes"))).hasSize(7));
  }

  @Test
  void aLatticeThatIsTooLargeSaysHowFarItGot() {
    assertThatThrownBy(() -> post("lattice", TREE + ",\"system\":\"arc-eager\",\"maxNodes\":3"))
        .isInstanceOfSatisfying(
            ProblemException.class,
            problem -> {
              assertThat(problem.status()).isEqualTo(422);
              assertThat(problem.json()).containsEntry("nodes", 3);
            });
  }

  @Test
  void aSearchShowsTheBeamAfterEachStep() {
    Map<?, ?> search = post("search", "\"words\":[\"The\",\"dog\",\"barks\"],\"beam\":3");
    List<?> steps = list(search.get("steps"));
    assertThat(steps).hasSizeGreaterThan(4);
    assertThat(list(steps.get(steps.size() - 1))).hasSizeBetween(1, 3);
    assertThat(map(list(steps.get(1)).get(0)).get("transition")).isEqualTo("SH");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "step | \"heads\":[2,1] | not a tree",
        "step | \"heads\":[] | 'heads' is not a list of 1 to 60",
        "step | \"heads\":[7] | from 0 to 1",
        "step | \"heads\":[0,1],\"words\":[\"a\"] | 'words' is not as long",
        "step | \"heads\":[0],\"system\":\"none\" | unknown transition system 'none'",
        "step | \"heads\":[0],\"oracle\":\"none\" | no oracle 'none'",
        "step | \"heads\":[0],\"after\":[\"RE\"] | step 1: RE is illegal",
        "step | \"heads\":[0],\"after\":[\"XX\"] | unknown transition 'XX'",
        "step | \"heads\":[0],\"after\":[1] | list of at most",
        "step | \"heads\":[0],\"model\":\"none\" | no model 'none'",
        "step | \"heads\":[0],\"label\":\"x\" | unknown field 'label'",
        "lattice | \"heads\":[0],\"oracle\":\"static\" | is not non-deterministic",
        "lattice | \"heads\":[3,4,0,3] | not projective",
        "search | \"words\":[] | 'words' is missing",
        "search | \"words\":[\"a\"],\"beam\":99 | from 1 to 32",
      })
  void saysWhatIsWrong(String name, String fields, String message) {
    assertThatThrownBy(() -> post(name, fields))
        .hasMessageContaining(message)
        .satisfies(e -> assertThat(problem(e).status()).isEqualTo(400));
  }

  /** Returns the problem that the server reports for an endpoint's exception. */
  private static ProblemException problem(Throwable e) {
    return e instanceof InvalidInputException invalid
        ? ProblemException.of(invalid)
        : (ProblemException) e;
  }
}
