package dodona.cli.option;

import dodona.train.recipe.Knob;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Member;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.OptionSpec;

/** The groups of options in help texts, in the order in which they are shown. */
public enum OptionGroup {
  /** The text or treebank to read. */
  INPUT("Input"),
  /** Training data. */
  DATA("Data"),
  /** The model to use. */
  MODEL("Model"),
  /** The preset of a training run, and its length. */
  PRESET("Preset"),
  /** The transition system, the search and the model. */
  PARSER("Parser"),
  /** Training with a beam. */
  BEAM("Beam search"),
  /** Training with an oracle. */
  ORACLE("Oracle"),
  /** Training on an encoder. */
  NEURAL("Neural parser"),
  /** Segmenter, tagger and lemmatizer. */
  PIPELINE("Pipeline"),
  /** Options of a single command. */
  OPTIONS("Options"),
  /** The result. */
  OUTPUT("Output"),
  /** Options of most commands. */
  GENERAL("General"),
  /** Options for comparing training methods. */
  RESEARCH("Research");

  private final String title;

  OptionGroup(String title) {
    this.title = title;
  }

  /** Returns the heading of the group. */
  public String title() {
    return title;
  }

  /** Assigns a group to an option, or to all options of a class. */
  @Retention(RetentionPolicy.RUNTIME)
  @Target({ElementType.FIELD, ElementType.TYPE})
  public @interface In {
    /** The group. */
    OptionGroup value();
  }

  /** Returns the group of an option. */
  public static OptionGroup of(OptionSpec option) {
    Object source = option.userObject();
    if (source instanceof Knob<?> knob) {
      return of(knob.group());
    }
    if (!(source instanceof AnnotatedElement field) || !(source instanceof Member member)) {
      return OPTIONS;
    }
    if (!member.getDeclaringClass().getName().startsWith("dodona.")) {
      return GENERAL; // the help and version options of picocli
    }
    In own = group(field);
    In shared = own == null ? group(member.getDeclaringClass()) : own;
    return shared == null ? OPTIONS : shared.value();
  }

  private static @Nullable In group(AnnotatedElement element) {
    return element.getAnnotation(In.class);
  }

  private static OptionGroup of(Knob.Group group) {
    return switch (group) {
      case PRESET -> PRESET;
      case PARSER -> PARSER;
      case BEAM -> BEAM;
      case ORACLE -> ORACLE;
      case RESEARCH -> RESEARCH;
    };
  }
}
