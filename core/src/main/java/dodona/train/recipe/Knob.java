package dodona.train.recipe;

import dodona.error.InvalidInputException;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A setting of a training run: its name, help and values, how it is read from text, and where it is
 * found in a {@link Recipe}. Command-line options, keys of experiments, provenance and fingerprints
 * derive from it.
 *
 * @param <T> the type of its values
 */
public final class Knob<T> {

  /** The form of a value. */
  public enum Form {
    /** As text, see {@link #read}. */
    TEXT,
    /** A flag without a value. */
    FLAG,
    /** As the name of a file, which the caller reads. */
    FILE
  }

  /** The part of a training run that a setting belongs to, for help texts. */
  public enum Group {
    /** The size and length of the training run. */
    PRESET,
    /** The transition system and the model. */
    PARSER,
    /** Training with a beam. */
    BEAM,
    /** Training with an oracle. */
    ORACLE,
    /** Settings that were added to compare training methods. */
    RESEARCH
  }

  private final String name;
  private final Form form;
  private final Group group;
  private final String label;
  private final Supplier<List<String>> values;
  private final String help;
  private final String usual;
  private final Function<String, T> reader;
  private final Function<T, String> writer;
  private final Function<Recipe, @Nullable T> finder;

  private Knob(Builder<T> builder, Function<Recipe, @Nullable T> finder) {
    this.name = builder.name;
    this.form = builder.form;
    this.group = builder.group;
    this.label = builder.label;
    this.values = builder.values;
    this.help = builder.help;
    this.usual = builder.usual;
    this.reader = builder.reader;
    this.writer = builder.writer;
    this.finder = finder;
  }

  static <T> Builder<T> text(String name, String label, Function<String, T> reader) {
    return new Builder<>(name, Form.TEXT, label, reader);
  }

  static <T> Builder<T> file(String name, String label) {
    return new Builder<>(
        name,
        Form.FILE,
        label,
        file -> {
          throw new InvalidInputException(name + " is read from a file");
        });
  }

  static Builder<Boolean> flag(String name) {
    return new Builder<>(name, Form.FLAG, "", Knob::truth);
  }

  private static Boolean truth(String text) {
    if (!text.equals("true") && !text.equals("false")) {
      throw new InvalidInputException("'" + text + "'; expected true or false");
    }
    return Boolean.valueOf(text);
  }

  /** Returns the name, in lower case with hyphens. */
  public String name() {
    return name;
  }

  /** Returns the form of a value. */
  public Form form() {
    return form;
  }

  /** Returns the part of a training run that the setting belongs to. */
  public Group group() {
    return group;
  }

  /** Returns the placeholder for a value in help texts, such as {@code N}. */
  public String label() {
    return label;
  }

  /** Returns all values; empty if they are too many to name. */
  public List<String> values() {
    return values.get();
  }

  /** Returns the help text: purpose, values and default. */
  public String help() {
    StringBuilder text = new StringBuilder(help);
    List<String> all = values();
    if (!all.isEmpty()) {
      text.append(" Values: ").append(String.join(", ", all)).append('.');
    }
    if (!usual.isEmpty()) {
      text.append(" Default: ").append(usual).append('.');
    }
    return text.toString();
  }

  /**
   * Reads a value.
   *
   * @throws InvalidInputException if the text is not one; the message quotes it and names what was
   *     expected
   */
  public T read(String text) {
    return reader.apply(text);
  }

  /** Returns the value in a recipe; null if the setting does not apply. */
  public @Nullable T in(Recipe recipe) {
    return finder.apply(recipe);
  }

  /** Returns the value in a recipe as text; empty if the setting does not apply. */
  public String textIn(Recipe recipe) {
    T value = in(recipe);
    return value == null ? "" : writer.apply(value);
  }

  @Override
  public String toString() {
    return name;
  }

  /** A builder of knobs. */
  static final class Builder<T> {

    private final String name;
    private final Form form;
    private final String label;
    private final Function<String, T> reader;
    private Supplier<List<String>> values = List::of;
    private Group group = Group.PARSER;
    private String help = "";
    private String usual = "";
    private Function<T, String> writer = Objects::toString;

    private Builder(String name, Form form, String label, Function<String, T> reader) {
      this.name = name;
      this.form = form;
      this.label = label;
      this.reader = reader;
    }

    Builder<T> group(Group newGroup) {
      group = newGroup;
      return this;
    }

    Builder<T> help(String text) {
      help = text;
      return this;
    }

    Builder<T> values(List<String> all) {
      return values(() -> all);
    }

    /** Sets values that plug-ins add to, which are determined on demand. */
    Builder<T> values(Supplier<List<String>> all) {
      values = all;
      return this;
    }

    /** Sets the default as shown in help texts. */
    Builder<T> usual(Object text) {
      usual = text.toString();
      return this;
    }

    Builder<T> written(Function<T, String> newWriter) {
      writer = newWriter;
      return this;
    }

    /** Returns the knob, given where its value is found in a recipe. */
    Knob<T> in(Function<Recipe, @Nullable T> finder) {
      return new Knob<>(this, finder);
    }
  }
}
