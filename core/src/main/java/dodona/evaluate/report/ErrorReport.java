package dodona.evaluate.report;

import dodona.evaluate.Evaluation;
import dodona.evaluate.Mark;
import dodona.evaluate.MarkedSentence;
import dodona.evaluate.ScoredFile;
import dodona.evaluate.SentenceErrors;
import dodona.evaluate.WordArc;
import dodona.evaluate.WordOutcomes;
import dodona.treebank.Sentence;
import dodona.treebank.SurfaceText;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The sentences with the most errors, or with the most differences between two systems.
 *
 * @param report the scores of the whole file
 * @param systems what the systems are called, one or two
 * @param sentences the sentences, the most telling first
 */
public record ErrorReport(Report report, List<String> systems, List<Entry> sentences) {

  /**
   * A gold sentence and the analyses of all systems.
   *
   * @param gold the gold sentence
   * @param systems for each system, what it made of the sentence
   */
  public record Entry(Sentence gold, List<SentenceErrors> systems) {

    /** The sentence as it is written. */
    public String text() {
      return gold.comment("text").orElseGet(() -> SurfaceText.of(gold));
    }

    /** The words on which a system is wrong: those of the gold file, then those only it has. */
    public List<Row> rows() {
      List<Row> rows = new ArrayList<>();
      for (int word = 1; word <= gold.size(); word++) {
        int w = word;
        List<Attempt> attempts =
            systems.stream()
                .map(one -> new Attempt(one.gold().mark(w), one.gold().counterpart(w)))
                .toList();
        if (attempts.stream().anyMatch(attempt -> attempt.mark.isWrong())) {
          rows.add(new Row(Optional.of(WordArc.of(gold, word)), attempts));
        }
      }
      for (int system = 0; system < systems.size(); system++) {
        for (MarkedSentence sentence : systems.get(system).system()) {
          addUnaligned(rows, system, sentence);
        }
      }
      return rows;
    }

    private void addUnaligned(List<Row> rows, int system, MarkedSentence sentence) {
      for (int word = 1; word <= sentence.sentence().size(); word++) {
        if (sentence.mark(word) == Mark.UNALIGNED) {
          Attempt found = new Attempt(Mark.UNALIGNED, Optional.of(sentence.arc(word)));
          rows.add(
              new Row(
                  Optional.empty(),
                  IntStream.range(0, systems.size())
                      .mapToObj(other -> other == system ? found : Attempt.NONE)
                      .toList()));
        }
      }
    }
  }

  /**
   * A word on which a system is wrong.
   *
   * @param gold the arc in the gold file; empty if only a system has the word
   * @param systems what each system made of the word
   */
  public record Row(Optional<WordArc> gold, List<Attempt> systems) {}

  /**
   * The analysis of a word by a system.
   *
   * @param mark how that fares
   * @param arc the arc in the system's file; empty if the system does not have the word
   */
  public record Attempt(Mark mark, Optional<WordArc> arc) {
    private static final Attempt NONE = new Attempt(Mark.NOT_COUNTED, Optional.empty());
  }

  /** Takes copies of the lists. */
  public ErrorReport {
    systems = List.copyOf(systems);
    sentences = List.copyOf(sentences);
  }

  /**
   * Chooses the sentences by the scores and reads the files again for them.
   *
   * @param systems one or two systems' files
   * @param evaluations their scores against the gold file
   * @param count how many sentences at most
   */
  public static ErrorReport read(
      ScoredFile gold,
      List<ScoredFile> systems,
      List<Evaluation> evaluations,
      Report report,
      int count)
      throws IOException {
    if (systems.isEmpty() || systems.size() > 2 || systems.size() != evaluations.size()) {
      throw new IllegalArgumentException("one or two systems, each with its scores");
    }
    WordOutcomes first = evaluations.get(0).outcomes();
    List<Integer> chosen =
        systems.size() == 1
            ? ErrorSelection.worst(first, count)
            : ErrorSelection.mostDifferent(first, evaluations.get(1).outcomes(), count);
    List<List<SentenceErrors>> read = new ArrayList<>();
    for (ScoredFile system : systems) {
      read.add(SentenceErrors.read(gold, system, evaluations.get(0).options(), chosen));
    }
    List<Entry> entries = new ArrayList<>();
    for (int i = 0; i < chosen.size(); i++) {
      int at = i;
      entries.add(
          new Entry(
              read.get(0).get(i).gold().sentence(),
              read.stream().map(ofSystem -> ofSystem.get(at)).toList()));
    }
    return new ErrorReport(report, Report.names(evaluations), entries);
  }

  /** The sentences with their wrong words, for {@link dodona.support.Json}. */
  public List<Object> json() {
    List<Object> json = new ArrayList<>();
    for (Entry entry : sentences) {
      Map<String, Object> sentence = new LinkedHashMap<>();
      sentence.put("sentence", entry.systems().get(0).number() + 1);
      sentence.put("id", entry.gold().id().orElse(null));
      sentence.put("text", entry.text());
      sentence.put("words", entry.rows().stream().map(ErrorReport::json).toList());
      json.add(sentence);
    }
    return json;
  }

  private static Map<String, Object> json(Row row) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("gold", row.gold.map(ErrorReport::json).orElse(null));
    List<Object> attempts = new ArrayList<>();
    for (Attempt attempt : row.systems) {
      Map<String, Object> found = new LinkedHashMap<>();
      found.put("mark", attempt.mark.name().toLowerCase(Locale.ROOT));
      found.put("arc", attempt.arc.map(ErrorReport::json).orElse(null));
      attempts.add(found);
    }
    json.put("systems", attempts);
    return json;
  }

  private static Map<String, Object> json(WordArc arc) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("word", arc.word());
    json.put("form", arc.form());
    json.put("head", arc.head());
    json.put("deprel", arc.label());
    return json;
  }

  /** Returns a line that says which sentences were selected, and by which measure. */
  public String selection() {
    boolean one = sentences.size() == 1;
    String what = one ? "The sentence" : "The " + sentences.size() + " sentences";
    if (systems.size() == 1) {
      return sentences.isEmpty()
          ? "No word that counts has a wrong head or label."
          : what + " with the most wrong heads and labels" + (one ? "." : ", worst first.");
    }
    return sentences.isEmpty()
        ? "Both systems are right and wrong on the same words."
        : what + " with the most words on which exactly one system is right.";
  }
}
