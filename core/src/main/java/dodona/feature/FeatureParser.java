package dodona.feature;

import dodona.error.InvalidInputException;
import dodona.feature.Atom.ArcAttribute;
import dodona.feature.Node.Step;
import dodona.feature.WordAttribute.Kind;
import dodona.support.Choices;
import dodona.transition.TransitionSystem;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the text of a feature model; {@link FeatureModel} describes the language. */
final class FeatureParser {

  private static final String NODE = "[A-Z][0-9](?:[lr][12]?|[h<>])*";
  private static final Pattern STEP = Pattern.compile("[lr][12]?|[h<>]");
  private static final Pattern PIECE = Pattern.compile("[^\\s;#]+|;|#.*");
  private static final Pattern OF_NODE =
      Pattern.compile("(" + NODE + ")(w|p|t|f|m|l|vl|vr|sl|sr|\\.[^.]+)");
  private static final Pattern DISTANCE = Pattern.compile("d(" + NODE + ")(" + NODE + ")");
  private static final Pattern AFFIX = Pattern.compile("(prefix|suffix)([1-9])");
  private static final Pattern CLUSTER = Pattern.compile("cluster([1-9][0-9]?)?");

  private static final Map<String, Kind> LETTERS =
      Map.of(
          "w",
          Kind.FORM,
          "p",
          Kind.UPOS,
          "t",
          Kind.FINE_TAG,
          "f",
          Kind.FEATS,
          "m",
          Kind.EACH_FEATURE);
  private static final Map<String, Kind> NAMES =
      Map.of("lower", Kind.LOWER_CASE, "lemma", Kind.LEMMA, "shape", Kind.SHAPE);
  private static final Map<String, ArcAttribute> OF_ARCS =
      Map.of(
          "l", ArcAttribute.LABEL,
          "vl", ArcAttribute.LEFT_VALENCY,
          "vr", ArcAttribute.RIGHT_VALENCY,
          "sl", ArcAttribute.LEFT_LABELS,
          "sr", ArcAttribute.RIGHT_LABELS);

  /** Limits that no sensible model reaches, so that a hostile one costs neither time nor stack. */
  private static final int MOST_TEMPLATES = 2000;

  private static final int LONGEST_PIECE = 64;

  /** Sets of places are ints, one bit each. */
  private static final int MOST_PLACES = Integer.SIZE;

  private static final Pattern PLACE = Pattern.compile("[A-Z][0-9]");

  private final String system;
  private final List<String> places;
  private final boolean hasClusters;
  private final List<Template> templates = new ArrayList<>();
  private final Map<Template, Integer> lineOf = new HashMap<>();
  private List<Atom> atoms = new ArrayList<>();
  private int firstColumn;

  /** A parser of one text about the places of a system, which may speak of clusters or not. */
  FeatureParser(TransitionSystem<?> system, boolean hasClusters) {
    this.system = system.name();
    this.places = system.places();
    this.hasClusters = hasClusters;
    if (places.size() > MOST_PLACES || !places.stream().allMatch(PLACE.asMatchPredicate())) {
      throw new InvalidInputException(
          this.system
              + ": invalid position names "
              + places
              + "; expected at most "
              + MOST_PLACES
              + ", each a capital letter and a digit");
    }
  }

  List<Template> parse(String text) {
    String[] lines = text.split("\n", -1);
    for (int i = 0; i < lines.length; i++) {
      Matcher pieces = PIECE.matcher(lines[i]);
      while (pieces.find()) {
        String piece = pieces.group();
        int column = pieces.start() + 1;
        if (piece.equals(";")) {
          if (atoms.isEmpty()) {
            throw new FeatureSyntaxException(i + 1, column, "expected a feature before ';'");
          }
          endTemplate(i + 1);
        } else if (!piece.startsWith("#")) {
          firstColumn = atoms.isEmpty() ? column : firstColumn;
          atoms.add(atom(piece, i + 1, column));
        }
      }
      endTemplate(i + 1);
    }
    if (templates.isEmpty()) {
      throw new FeatureSyntaxException(lines.length, 1, "the model has no features");
    }
    return templates;
  }

  private void endTemplate(int line) {
    if (atoms.isEmpty()) {
      return;
    }
    Template template = new Template(List.copyOf(atoms));
    if (atoms.size() > Template.MOST_ATOMS) {
      throw new FeatureSyntaxException(
          line, firstColumn, "more than " + Template.MOST_ATOMS + " parts in a feature");
    }
    if (atoms.stream().filter(Template::isSet).count() > Template.MOST_SETS) {
      throw new FeatureSyntaxException(
          line, firstColumn, "more than " + Template.MOST_SETS + " sets ('m') in a feature");
    }
    Integer earlier = lineOf.putIfAbsent(template, line);
    if (earlier != null) {
      throw new FeatureSyntaxException(
          line, firstColumn, "duplicate feature; first on line " + earlier);
    }
    if (templates.size() == MOST_TEMPLATES) {
      throw new FeatureSyntaxException(
          line, firstColumn, "more than " + MOST_TEMPLATES + " features");
    }
    templates.add(template);
    atoms = new ArrayList<>();
  }

  private Atom atom(String piece, int line, int column) {
    if (piece.length() > LONGEST_PIECE) {
      throw new FeatureSyntaxException(
          line, column, "a part of a feature with more than " + LONGEST_PIECE + " characters");
    }
    if (piece.equals("d")) {
      return new Atom.Distance(node("S0", line, column), node("B0", line, column));
    }
    Matcher distance = DISTANCE.matcher(piece);
    if (distance.matches()) {
      return new Atom.Distance(
          node(distance.group(1), line, column + 1),
          node(distance.group(2), line, column + distance.start(2)));
    }
    Matcher ofNode = OF_NODE.matcher(piece);
    if (!ofNode.matches()) {
      throw new FeatureSyntaxException(
          line,
          column,
          "'"
              + piece
              + "' is not a valid part of a feature; expected something like S0w, B1p, S0l2l,"
              + " S0.Case or d");
    }
    Node node = node(ofNode.group(1), line, column);
    String attribute = ofNode.group(2);
    ArcAttribute ofArcs = OF_ARCS.get(attribute);
    return ofArcs != null
        ? new Atom.OfArcs(node, ofArcs)
        : new Atom.OfWord(node, wordAttribute(attribute, line, column + ofNode.start(2)));
  }

  private Node node(String text, int line, int column) {
    String name = text.substring(0, 2);
    int place = places.indexOf(name);
    if (place < 0) {
      throw new FeatureSyntaxException(
          line,
          column,
          "unknown position '" + name + "' in " + system + "; expected " + Choices.list(places));
    }
    List<Step> path = new ArrayList<>();
    Matcher steps = STEP.matcher(text).region(2, text.length());
    while (steps.find()) {
      String symbol = steps.group().replace("1", "");
      for (Step step : Step.values()) {
        if (step.symbol.equals(symbol)) {
          path.add(step);
        }
      }
    }
    return new Node(place, List.copyOf(path));
  }

  private WordAttribute wordAttribute(String text, int line, int column) {
    Kind letter = LETTERS.get(text);
    if (letter != null) {
      return WordAttribute.of(letter);
    }
    String name = text.substring(1);
    Kind named = NAMES.get(name);
    if (named != null) {
      return WordAttribute.of(named);
    }
    Matcher affix = AFFIX.matcher(name);
    if (affix.matches()) {
      Kind kind = affix.group(1).equals("prefix") ? Kind.PREFIX : Kind.SUFFIX;
      return new WordAttribute(kind, "", affix.group(2).charAt(0) - '0');
    }
    Matcher cluster = CLUSTER.matcher(name);
    if (cluster.matches()) {
      if (!hasClusters) {
        throw new FeatureSyntaxException(
            line, column, "'" + name + "' needs word clusters, but none are given");
      }
      String bits = cluster.group(1);
      return new WordAttribute(
          Kind.CLUSTER, "", bits == null ? Integer.MAX_VALUE : Integer.parseInt(bits));
    }
    if (!Character.isUpperCase(name.charAt(0))) {
      throw new FeatureSyntaxException(
          line,
          column,
          "unknown attribute '"
              + name
              + "'; expected lemma, lower, shape, prefix1 … suffix9, cluster, cluster4 …, or a"
              + " FEATS attribute, which starts with a capital letter");
    }
    return new WordAttribute(Kind.FEATURE, name, 0);
  }
}
