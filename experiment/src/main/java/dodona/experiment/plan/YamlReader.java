package dodona.experiment.plan;

import dodona.experiment.plan.YamlNode.Location;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.dataformat.yaml.YAMLFactory;
import tools.jackson.dataformat.yaml.YAMLParser;

/**
 * Reads YAML into nodes with line numbers. Everything is text until it is converted, and anchors
 * are not supported: a description is short enough to be written out.
 */
final class YamlReader {

  private final YAMLParser parser;
  private final String file;

  private YamlReader(YAMLParser parser, String file) {
    this.parser = parser;
    this.file = file;
  }

  /**
   * The content of a file.
   *
   * @param file its name, for errors
   * @throws InvalidDescriptionException if it is not YAML, or empty
   */
  static YamlNode read(String text, String file) {
    try (JsonParser parser =
        new YAMLFactory().createParser(ObjectReadContext.empty(), new WholeCharacters(text))) {
      YamlReader reader = new YamlReader((YAMLParser) parser, file);
      if (parser.nextToken() == null) {
        throw new InvalidDescriptionException(file, 1, "it is empty");
      }
      YamlNode node = reader.node();
      if (parser.nextToken() != null) {
        throw reader.place().error("several YAML documents; expected one");
      }
      return node;
    } catch (JacksonException e) {
      TokenStreamLocation location = e.getLocation();
      throw new InvalidDescriptionException(
          file,
          location == null ? 1 : location.getLineNr(),
          "not YAML: " + e.getOriginalMessage().lines().findFirst().orElse("no reason given"));
    }
  }

  private Location place() {
    return new Location(file, parser.currentTokenLocation().getLineNr());
  }

  private YamlNode node() {
    Location place = place();
    return switch (parser.currentToken()) {
      case START_OBJECT -> new YamlNode.Mapping(place, entries());
      case START_ARRAY -> new YamlNode.Sequence(place, items());
      default -> {
        if (parser.isCurrentAlias()) {
          throw place.error("'*" + parser.getString() + "': anchors and aliases are not supported");
        }
        yield new YamlNode.Scalar(place, parser.getString());
      }
    };
  }

  private Map<String, YamlNode> entries() {
    Map<String, YamlNode> entries = new LinkedHashMap<>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName();
      Location place = place();
      parser.nextToken();
      if (entries.put(name, node()) != null) {
        throw place.error("'" + name + "' appears twice");
      }
    }
    return entries;
  }

  private List<YamlNode> items() {
    List<YamlNode> items = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      items.add(node());
    }
    return items;
  }

  /** Never hands out half of a character, which SnakeYAML fails at where its buffer is full. */
  private static final class WholeCharacters extends StringReader {

    WholeCharacters(String text) {
      super(text);
    }

    @Override
    public int read(char[] into, int from, int count) throws IOException {
      int read = super.read(into, from, count);
      if (read > 1 && Character.isHighSurrogate(into[from + read - 1])) {
        super.skip(-1);
        return read - 1;
      }
      return read;
    }
  }
}
