package dodona.cli.command.search;

import dodona.pattern.PatternSet.NamedMatch;
import dodona.support.Printable;
import dodona.treebank.Sentence;
import dodona.treebank.SurfaceText;
import java.io.IOException;
import java.io.Writer;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/**
 * One sentence per line, as in grep: its name and its text, with the words of the matches
 * highlighted. Without colors, they stand in brackets, behind the name of their node.
 */
final class SentenceHits implements HitWriter {

  private static final String MATCH = "\u001B[1;31m";
  private static final String NAME = "\u001B[36m";
  private static final String FAINT = "\u001B[2m";
  private static final String RESET = "\u001B[0m";

  private final Writer out;
  private final boolean withFile;
  private final boolean color;

  SentenceHits(Writer out, boolean withFile, boolean color) {
    this.out = out;
    this.withFile = withFile;
    this.color = color;
  }

  @Override
  public void write(Hit hit) throws IOException {
    Sentence sentence = hit.sentence();
    Map<Integer, String> names = new HashMap<>();
    for (NamedMatch match : hit.matches()) {
      match.match().namedWords().forEach((name, word) -> names.putIfAbsent(word, name));
    }
    StringBuilder line = start(hit.file(), sentence, ':');
    BitSet words = hit.words();
    SurfaceText.forEachToken(
        sentence,
        (form, first, last, isSpaceAfter) -> {
          int word = words.nextSetBit(first);
          String text = Printable.line(form);
          if (word < 0 || word > last) {
            line.append(text);
          } else if (color) {
            line.append(MATCH).append(text).append(RESET);
          } else {
            String name = names.get(word);
            line.append('[').append(name == null ? "" : name + ":").append(text).append(']');
          }
          line.append(isSpaceAfter ? " " : "");
        });
    out.write(line.toString().stripTrailing() + "\n");
  }

  @Override
  public void context(Hit.Context context) throws IOException {
    StringBuilder line = start(context.file(), context.sentence(), '-');
    String text = Printable.line(SurfaceText.of(context.sentence()));
    line.append(color ? FAINT + text + RESET : text);
    out.write(line.append('\n').toString());
  }

  private StringBuilder start(String file, Sentence sentence, char separator) {
    String name =
        sentence.id().orElseGet(() -> sentence.number() > 0 ? "" + sentence.number() : "");
    String start = Printable.line((withFile ? file + separator : "") + name);
    StringBuilder line = new StringBuilder();
    if (!start.isEmpty()) {
      line.append(color ? NAME + start + RESET : start).append(separator).append(' ');
    }
    return line;
  }
}
