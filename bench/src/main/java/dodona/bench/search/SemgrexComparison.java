package dodona.bench.search;

import dodona.bench.BenchCommand;
import dodona.pattern.NamedPattern;
import dodona.pattern.PatternSet;
import dodona.table.TextTable;
import dodona.treebank.Sentence;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Dodona and Semgrex side by side: which matches of named words both find, which only one does, and
 * the CPU time of the thread that searches.
 */
final class SemgrexComparison {

  private final Semgrex semgrex;
  private final int rounds;

  SemgrexComparison(Semgrex semgrex, int rounds) {
    this.semgrex = semgrex;
    this.rounds = rounds;
  }

  /** A row for each pattern that has a counterpart, which is its description. */
  TextTable table(PatternSet patterns, List<Sentence> sentences, Path treebank)
      throws ReflectiveOperationException {
    List<Object> graphs = semgrex.read(treebank);
    if (graphs.size() != sentences.size()) {
      throw new IllegalStateException(
          "Semgrex reads %,d sentences, Dodona %,d".formatted(graphs.size(), sentences.size()));
    }
    TextTable table =
        new TextTable("")
            .left("pattern")
            .right("both", "only Dodona", "only Semgrex", "Dodona/s", "Semgrex/s", "ratio");
    long ours = 0;
    long theirs = 0;
    int same = 0;
    int compared = 0;
    for (NamedPattern named : patterns.patterns()) {
      if (named.description().isEmpty()) {
        BenchCommand.progress(named.name() + ": no counterpart");
        continue;
      }
      Object pattern = semgrex.compile(named.description());
      long[] agreement = agreement(named, sentences, pattern, graphs);
      Timed dodona = Timed.median(rounds, () -> SearchSpeed.count(named.pattern(), sentences));
      Timed peer = Timed.median(rounds, () -> semgrex.count(pattern, graphs));
      ours += dodona.nanos();
      theirs += peer.nanos();
      compared++;
      same += agreement[1] == 0 && agreement[2] == 0 ? 1 : 0;
      table.row(
          named.name(),
          SearchSpeed.number((double) agreement[0]),
          SearchSpeed.number((double) agreement[1]),
          SearchSpeed.number((double) agreement[2]),
          speed(sentences.size(), dodona.nanos()),
          speed(sentences.size(), peer.nanos()),
          ratio(peer.nanos(), dodona.nanos()));
    }
    long searched = (long) sentences.size() * compared;
    table.row(
        "all (%d of %d patterns the same)".formatted(same, compared),
        "",
        "",
        "",
        speed(searched, ours),
        speed(searched, theirs),
        ratio(theirs, ours));
    return table;
  }

  private long[] agreement(
      NamedPattern named, List<Sentence> sentences, Object pattern, List<Object> graphs)
      throws ReflectiveOperationException {
    long both = 0;
    long onlyDodona = 0;
    long onlySemgrex = 0;
    for (int s = 0; s < sentences.size(); s++) {
      Set<Map<String, Integer>> ours = new HashSet<>();
      named.pattern().matches(sentences.get(s)).forEach(match -> ours.add(match.namedWords()));
      Set<Map<String, Integer>> theirs = semgrex.matches(pattern, graphs.get(s));
      Set<Map<String, Integer>> common = new HashSet<>(ours);
      common.retainAll(theirs);
      both += common.size();
      onlyDodona += ours.size() - common.size();
      onlySemgrex += theirs.size() - common.size();
    }
    return new long[] {both, onlyDodona, onlySemgrex};
  }

  private static String speed(long sentences, long nanos) {
    return SearchSpeed.number(SearchSpeed.perSecond(sentences, nanos));
  }

  private static String ratio(long longer, long shorter) {
    return String.format(Locale.ROOT, "%.1f", (double) longer / Math.max(1, shorter));
  }
}
