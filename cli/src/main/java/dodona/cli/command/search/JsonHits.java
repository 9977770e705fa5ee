package dodona.cli.command.search;

import dodona.pattern.PatternSet.NamedMatch;
import dodona.support.Json;
import java.io.IOException;
import java.io.Writer;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One JSON object per match and line; one per sentence if sentences have no matches. */
final class JsonHits implements HitWriter {

  private final Writer out;
  private final boolean withPattern;

  JsonHits(Writer out, boolean withPattern) {
    this.out = out;
    this.withPattern = withPattern;
  }

  @Override
  public void write(Hit hit) throws IOException {
    Map<String, @Nullable Object> sentence = new LinkedHashMap<>();
    sentence.put("file", hit.file());
    if (hit.matches().isEmpty()) {
      sentence.putAll(MatchObjects.sentence(hit.sentence()));
      out.write(Json.compact(sentence) + "\n");
    }
    for (NamedMatch match : hit.matches()) {
      Map<String, @Nullable Object> object = new LinkedHashMap<>(sentence);
      if (withPattern) {
        object.put("pattern", match.source().name());
      }
      object.putAll(MatchObjects.of(match));
      out.write(Json.compact(object) + "\n");
    }
  }
}
