package dodona.golden;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.SharedData;
import dodona.evaluate.Evaluation;
import dodona.evaluate.EvaluationOptions;
import dodona.golden.ReferenceScorer.Figure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The figures of the CoNLL 2018 shared task against an independent scorer, on our own files. */
class ReferenceScorerTest {

  private static final int RANDOM_COPIES = 100;

  @TempDir private Path folder;

  static List<String> copies() {
    return GoldenFiles.SCORED_COPIES;
  }

  private static List<Figure> library(Path gold, Path system) throws IOException {
    List<Figure> figures = new ArrayList<>();
    Evaluation.of(gold, system, EvaluationOptions.UD)
        .metrics()
        .forEach(
            (metric, score) ->
                figures.add(
                    new Figure(
                        metric.toString(),
                        score.gold(),
                        score.system(),
                        score.correct(),
                        score.aligned())));
    return figures;
  }

  @ParameterizedTest
  @MethodSource("copies")
  void theShippedFiguresAreThoseOfTheReference(String copy) throws IOException {
    assertThat(GoldenFiles.shipped(GoldenFiles.scoresOf(copy)))
        .hasSize(1 + 13)
        .containsExactlyElementsOf(GoldenFiles.scores(copy));
  }

  @ParameterizedTest
  @MethodSource("copies")
  void theLibraryFindsTheShippedFigures(String copy) throws IOException {
    List<String> found =
        library(GoldenFiles.goldOf(copy), GoldenFiles.copy(copy)).stream()
            .map(Figure::toString)
            .toList();
    assertThat(GoldenFiles.shipped(GoldenFiles.scoresOf(copy)).stream().skip(1))
        .containsExactlyElementsOf(found);
  }

  @ParameterizedTest
  @ValueSource(strings = {"english", "french", "hungarian", "chinese"})
  void theLibraryAgreesWithTheReferenceOnRandomlyDamagedCopies(String language) throws IOException {
    Path gold = GoldenFiles.goldOf(language + ".");
    Path system = folder.resolve("system.conllu");
    Set<String> different = new HashSet<>();
    for (int seed = 0; seed < RANDOM_COPIES; seed++) {
      DamagedCopy.write(gold, system, seed);
      List<Figure> figures = library(gold, system);
      assertThat(figures)
          .as(() -> "seed of the damage, and file:\n" + text(system))
          .containsExactlyElementsOf(ReferenceScorer.score(gold, system));
      different.add(figures.toString());
    }
    assertThat(different).hasSizeGreaterThan(RANDOM_COPIES / 2);
  }

  /** The 37 relations of UD and some that are none, each on a word of its own. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "acl",
        "advcl",
        "advmod",
        "amod",
        "appos",
        "aux",
        "case",
        "cc",
        "ccomp",
        "clf",
        "compound",
        "conj",
        "cop",
        "csubj",
        "dep",
        "det",
        "discourse",
        "dislocated",
        "expl",
        "fixed",
        "flat",
        "goeswith",
        "iobj",
        "list",
        "mark",
        "nmod",
        "nsubj",
        "nummod",
        "obj",
        "obl",
        "orphan",
        "parataxis",
        "punct",
        "reparandum",
        "vocative",
        "xcomp",
        "root",
        "nsubjpass",
        "neg",
        "_"
      })
  void everyRelationIsContentFunctionOrNeither(String label) throws IOException {
    assertAgreement(
        rows("Case=Nom", label, "Number=Sing", "nsubj"),
        rows("Case=Acc", label, "Number=Sing", "det"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Abbr", "Animacy", "Aspect", "Case", "Definite", "Degree", "Evident", "Foreign", "Gender",
        "Mood", "NumType", "Number", "Person", "Polarity", "Polite", "Poss", "PronType", "Reflex",
        "Tense", "VerbForm", "Voice", "NounClass", "Clusivity", "Typo", "Number[psor]", "ExtPos"
      })
  void everyFeatureIsUniversalOrIgnored(String feature) throws IOException {
    assertAgreement(
        rows(feature + "=A", "nsubj", feature + "=A", "det"),
        rows(feature + "=B", "nsubj", "_", "det"));
  }

  /** A sentence of three words, of which the first two vary. */
  private static String rows(
      String firstFeatures, String firstLabel, String secondFeatures, String secondLabel) {
    return "1\ta\ta\tNOUN\t_\t"
        + firstFeatures
        + "\t3\t"
        + firstLabel
        + "\t_\t_\n"
        + "2\tb\tb\tNOUN\t_\t"
        + secondFeatures
        + "\t1\t"
        + secondLabel
        + "\t_\t_\n"
        + "3\tc\tc\tVERB\t_\t_\t0\troot\t_\t_\n\n";
  }

  private void assertAgreement(String gold, String system) throws IOException {
    Path goldFile = Files.writeString(folder.resolve("gold.conllu"), gold);
    Path systemFile = Files.writeString(folder.resolve("system.conllu"), system);
    assertThat(library(goldFile, systemFile))
        .containsExactlyElementsOf(ReferenceScorer.score(goldFile, systemFile));
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      return e.toString();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "english.trees", "english.segmentation",
        "french.trees", "french.segmentation",
        "hungarian.trees", "hungarian.segmentation"
      })
  void theReferenceAgreesWithTheOfficialScorerOnRealTreebanks(String copy) throws IOException {
    Path shared = SharedData.require("golden/evaluate");
    String language = copy.substring(0, copy.indexOf('.'));
    List<String> official =
        Files.readAllLines(shared.resolve(copy + ".scores.txt")).stream()
            .skip(2)
            .filter(line -> !line.startsWith("ELAS") && !line.startsWith("EULAS"))
            .map(String::strip)
            .toList();
    assertThat(
            ReferenceScorer.score(
                shared.resolve(language + ".gold.conllu"), shared.resolve(copy + ".conllu")))
        .extracting(Figure::officialLine)
        .containsExactlyElementsOf(official);
  }
}
