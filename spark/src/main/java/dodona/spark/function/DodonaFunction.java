package dodona.spark.function;

import dodona.error.InvalidInputException;
import dodona.spark.data.DodonaSchema;
import dodona.text.model.PipelineStep;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.spark.sql.types.ArrayType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.NullType;

/** The functions on single rows. */
public enum DodonaFunction {
  /** From a text to trees. */
  PARSE("the sentences of a text, with tags and trees", DodonaSchema.SENTENCES, Argument.TEXT) {
    @Override
    Evaluator.Work work(Settings settings) {
      return new TextAnalysis.OfText(settings.handle(), PipelineStep.PARSE);
    }
  },
  /** From the words of a sentence to its tree. */
  PARSE_TOKENS(
      "the sentence of given words, with tags and a tree",
      DodonaSchema.SENTENCES,
      Argument.TOKENS) {
    @Override
    Evaluator.Work work(Settings settings) {
      return new TextAnalysis.OfTokens(settings.handle());
    }
  },
  /** From a text to CoNLL-U. */
  PARSE_CONLLU("the parsed text as CoNLL-U", DataTypes.StringType, Argument.TEXT) {
    @Override
    Evaluator.Work work(Settings settings) {
      return new TextAnalysis.ToConllu(settings.handle());
    }
  },
  /** From a text to sentences. */
  SENTENCES(
      "the sentences and words of a text, without tags or trees",
      DodonaSchema.SENTENCES,
      Argument.TEXT) {
    @Override
    Evaluator.Work work(Settings settings) {
      return new TextAnalysis.OfText(settings.handle(), PipelineStep.SEGMENT);
    }
  },
  /** From a text to tagged words. */
  TAG("the sentences of a text, with tags but no trees", DodonaSchema.SENTENCES, Argument.TEXT) {
    @Override
    Evaluator.Work work(Settings settings) {
      return new TextAnalysis.OfText(settings.handle(), PipelineStep.TAG);
    }
  },
  /** From sentences to CoNLL-U. */
  CONLLU("sentences as CoNLL-U", DataTypes.StringType, Argument.SENTENCES) {
    @Override
    Evaluator.Work work(Settings settings) {
      return arguments -> Conllu.write(Arguments.list(arguments[0]));
    }
  },
  /** From CoNLL-U to sentences. */
  FROM_CONLLU("the sentences of CoNLL-U", DodonaSchema.SENTENCES, Argument.TEXT) {
    @Override
    Evaluator.Work work(Settings settings) {
      return arguments -> Conllu.read((String) arguments[0]);
    }
  },
  /** The words below a word. */
  SUBTREE(
      "a word, by its id, and all words below it",
      DodonaSchema.WORDS,
      Argument.WORDS,
      Argument.NUMBER) {
    @Override
    Evaluator.Work work(Settings settings) {
      return arguments ->
          new Arcs(Arguments.list(arguments[0])).subtree(Arguments.integer(arguments[1]));
    }

    @Override
    public DataType result(List<DataType> arguments) {
      return sameWords(arguments.get(0));
    }
  },
  /** The words between two words. */
  PATH(
      "the words from one id to another along the arcs",
      DodonaSchema.WORDS,
      Argument.WORDS,
      Argument.NUMBER,
      Argument.NUMBER) {
    @Override
    Evaluator.Work work(Settings settings) {
      return arguments ->
          new Arcs(Arguments.list(arguments[0]))
              .path(Arguments.integer(arguments[1]), Arguments.integer(arguments[2]));
    }

    @Override
    public DataType result(List<DataType> arguments) {
      return sameWords(arguments.get(0));
    }
  },
  /** The words that a pattern finds. */
  MATCHES(
      "the matches of a pattern in the tree of a sentence",
      DodonaSchema.MATCHES,
      Argument.WORDS,
      Argument.TEXT) {
    @Override
    Evaluator.Work work(Settings settings) {
      return new PatternSearch();
    }

    @Override
    public DataType result(List<DataType> arguments) {
      return sameWords(arguments.get(0)) instanceof ArrayType words
          ? DodonaSchema.matches(words.elementType())
          : result();
    }
  },
  /** The parts of a long text. */
  SPLIT(
      "the parts of a long text, whole paragraphs of about so many characters",
      DodonaSchema.PIECES,
      Argument.TEXT,
      Argument.NUMBER) {
    @Override
    Evaluator.Work work(Settings settings) {
      return arguments ->
          Pieces.of(
              (String) arguments[0],
              arguments.length > 1 ? Arguments.integer(arguments[1]) : Pieces.CHARACTERS);
    }

    @Override
    public int fewestArguments() {
      return 1;
    }
  };

  private final String description;

  @SuppressWarnings("ImmutableEnumChecker") // types of Spark's do not change
  private final DataType result;

  @SuppressWarnings("ImmutableEnumChecker") // a list that does not change
  private final List<Argument> arguments;

  DodonaFunction(String description, DataType result, Argument... arguments) {
    this.description = description;
    this.result = result;
    this.arguments = List.of(arguments);
  }

  abstract Evaluator.Work work(Settings settings);

  /** The fewest arguments that it takes. */
  public int fewestArguments() {
    return arguments.size();
  }

  /** The words that come out have whatever fields those have that go in. */
  private static DataType sameWords(DataType words) {
    return words instanceof NullType ? DodonaSchema.WORDS : words;
  }

  /** The function of a name in SQL, if there is one. */
  public static Optional<DodonaFunction> named(String name) {
    return Arrays.stream(values()).filter(f -> f.sqlName().equalsIgnoreCase(name)).findFirst();
  }

  /** Its name in SQL. */
  public String sqlName() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns a short description of the result. */
  public String description() {
    return description;
  }

  /** The type of its value where the types of its arguments are not known. */
  public DataType result() {
    return result;
  }

  /** The type of its value for arguments of such types. */
  public DataType result(List<DataType> types) {
    return result;
  }

  /**
   * Returns whether the function uses a model. Such functions declare themselves nondeterministic:
   * otherwise Spark may evaluate them several times per row, once for every mention.
   */
  public boolean needsModel() {
    return switch (this) {
      case PARSE, PARSE_TOKENS, PARSE_CONLLU, SENTENCES, TAG -> true;
      case CONLLU, FROM_CONLLU, SUBTREE, PATH, MATCHES, SPLIT -> false;
    };
  }

  /** The function at work. */
  public Evaluator evaluator(Settings settings) {
    return new Evaluator("dodona " + sqlName(), settings, work(settings));
  }

  /**
   * The types of arguments as the function takes them.
   *
   * @throws InvalidInputException if it does not take such arguments
   */
  public List<DataType> accept(List<DataType> types) {
    boolean fits = types.size() >= fewestArguments() && types.size() <= arguments.size();
    for (int i = 0; fits && i < types.size(); i++) {
      fits = arguments.get(i).takes(types.get(i));
    }
    if (!fits) {
      throw new InvalidInputException(
          sqlName()
              + " takes ("
              + arguments.stream().map(Argument::toString).collect(Collectors.joining(", "))
              + "), not ("
              + types.stream().map(DataType::simpleString).collect(Collectors.joining(", "))
              + ")");
    }
    DataType[] asked = new DataType[types.size()];
    Arrays.setAll(asked, i -> arguments.get(i).asked(types.get(i)));
    return List.of(asked);
  }
}
