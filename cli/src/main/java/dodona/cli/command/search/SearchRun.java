package dodona.cli.command.search;

import dodona.cli.terminal.Progress;
import dodona.pattern.PatternSet;
import dodona.pattern.PatternSet.NamedMatch;
import dodona.pattern.UnseenValues;
import dodona.pattern.rewrite.Rewriting;
import dodona.treebank.Column;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A search through some files, which counts what it finds. */
final class SearchRun {

  private final SearchInputs inputs;
  private final PatternSet.Matcher matcher;
  private final UnseenValues unseen;
  private long sentences;
  private long hits;
  private long matches;
  private long changed;
  private boolean rewrites;
  private boolean inverts;
  private boolean limited;

  SearchRun(PatternSet patterns, SearchInputs inputs) {
    this.inputs = inputs;
    this.matcher = patterns.matcher();
    this.unseen = new UnseenValues(patterns);
  }

  /** The number of sentences that were found. */
  long found() {
    return hits;
  }

  /** Searches files one after the other, up to so many hits. */
  void search(
      List<String> files,
      boolean invert,
      int context,
      int most,
      HitWriter writer,
      Progress progress)
      throws IOException {
    inverts = invert;
    ContextPrinter printer = new ContextPrinter(writer, context);
    for (String file : files) {
      String name = SearchInputs.name(file);
      inputs.read(
          file,
          progress,
          sentence -> {
            if (hits == most && !printer.isWaiting()) {
              limited = true;
              return false;
            }
            sentences++;
            unseen.see(sentence);
            List<NamedMatch> found = invert || hits == most ? List.of() : matcher.matches(sentence);
            boolean isHit =
                hits < most && (invert ? !matcher.isFoundIn(sentence) : !found.isEmpty());
            if (isHit) {
              hits++;
              matches += found.size();
              printer.found(new Hit(name, sentences, sentence, found));
            } else {
              printer.pass(name, sentence);
            }
            return true;
          });
      printer.endOfFile();
      if (limited) {
        break;
      }
    }
    writer.finish();
  }

  /** Writes the sentences of files with changes, or only the changes as a diff. */
  void rewrite(
      List<String> files, Rewriting rewriting, boolean dryRun, OutputStream out, Progress progress)
      throws IOException {
    rewrites = true;
    ConlluWriter writer = new ConlluWriter(out);
    for (String file : files) {
      String name = SearchInputs.name(file);
      LinePatch patch = new LinePatch(dryRun ? OutputStream.nullOutputStream() : out);
      boolean[] begun = {false};
      inputs.read(
          file,
          progress,
          patch::reading,
          sentence -> {
            sentences++;
            unseen.see(sentence);
            List<NamedMatch> found = matcher.matches(sentence);
            hits += found.isEmpty() ? 0 : 1;
            matches += found.size();
            Sentence result = rewriting.apply(sentence, found);
            String diff = diff(sentence, result, patch);
            if (!dryRun && !patch.isUsed()) {
              writer.write(result);
            } else if (dryRun && !diff.isEmpty()) {
              String start = begun[0] ? "" : "--- " + name + "\n+++ " + name + "\n";
              begun[0] = true;
              out.write((start + diff).getBytes(StandardCharsets.UTF_8));
            }
            return true;
          });
      patch.finish();
    }
    writer.flush();
  }

  /** The changed lines as a unified diff without context; they are counted, and patched. */
  private String diff(Sentence before, Sentence after, LinePatch patch) throws IOException {
    if (patch.isUsed()) {
      patch.copyTo(before.line());
    }
    if (before == after) {
      return "";
    }
    StringBuilder diff = new StringBuilder();
    for (int word = 1; word <= before.size(); word++) {
      String old = line(before, word);
      String line = line(after, word);
      if (!old.equals(line)) {
        changed++;
        long at = before.lineOfWord(word);
        if (patch.isUsed()) {
          patch.replace(at, line);
        }
        diff.append("@@ -").append(at).append(" +").append(at).append(" @@ ").append(before.name());
        diff.append("\n-").append(old).append("\n+").append(line).append('\n');
      }
    }
    return diff.toString();
  }

  private static String line(Sentence sentence, int word) {
    StringBuilder line = new StringBuilder();
    for (Column column : Column.values()) {
      line.append(column == Column.ID ? "" : "\t").append(sentence.get(word, column));
    }
    return line.toString();
  }

  /** Returns a summary of the matches in one line. */
  String summary() {
    String all = number(sentences, "sentence");
    if (inverts) {
      return "%,d of %s without a match".formatted(hits, all);
    }
    String found = "%s in %,d of %s".formatted(number(matches, "match"), hits, all);
    if (rewrites) {
      return found + ", " + number(changed, "word") + " changed";
    }
    return limited ? found + "; stopped at the limit" : found;
  }

  /** Returns messages about values in the patterns that no word of the inputs has. */
  List<String> unseen() {
    boolean isNothingFound = inverts ? hits == sentences : hits == 0;
    return limited || sentences == 0 ? List.of() : unseen.messages(!isNothingFound);
  }

  private static String number(long count, String noun) {
    String plural = noun.endsWith("ch") ? noun + "es" : noun + "s";
    return "%,d %s".formatted(count, count == 1 ? noun : plural);
  }
}
