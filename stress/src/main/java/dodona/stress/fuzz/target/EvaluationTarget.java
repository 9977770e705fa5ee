package dodona.stress.fuzz.target;

import dodona.evaluate.Evaluation;
import dodona.evaluate.EvaluationOptions;
import dodona.evaluate.ScoredFile;
import dodona.evaluate.report.Report;
import dodona.stress.fuzz.input.Chance;
import dodona.stress.fuzz.input.Mutation;
import dodona.stress.fuzz.input.TreebankText;
import dodona.support.Json;
import dodona.support.Printable;
import dodona.table.TextTable;
import dodona.treebank.InvalidTreebankException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/** The evaluation of a file against another; both stand in one input, the first half first. */
final class EvaluationTarget implements Target {

  @Override
  public String name() {
    return "evaluation";
  }

  @Override
  public byte[] input(Chance chance) {
    byte[] gold = TreebankText.conllu(chance);
    byte[] system = chance.oneIn(3) ? Mutation.of(gold, chance) : gold;
    byte[] both = Arrays.copyOf(gold, gold.length + system.length);
    System.arraycopy(system, 0, both, gold.length, system.length);
    return both;
  }

  @Override
  public boolean mayThrow(Exception e) {
    return e instanceof InvalidTreebankException;
  }

  @Override
  public void take(byte[] input) throws IOException {
    ScoredFile gold = file("gold", Arrays.copyOf(input, input.length / 2));
    ScoredFile system = file("system", Arrays.copyOfRange(input, input.length / 2, input.length));
    for (EvaluationOptions options :
        new EvaluationOptions[] {EvaluationOptions.UD, EvaluationOptions.CONLLX}) {
      Report report = Report.of(List.of(Evaluation.of(gold, system, options)), 1);
      for (TextTable.Style style : TextTable.Style.values()) {
        String text = report.render(style, true);
        if (text.codePoints().anyMatch(c -> c != '\n' && Printable.isHarmful(c))) {
          throw new AssertionError("a control character in a report");
        }
      }
      Json.pretty(report.json());
    }
  }

  private static ScoredFile file(String name, byte[] bytes) {
    return new ScoredFile(name, () -> new ByteArrayInputStream(bytes));
  }
}
