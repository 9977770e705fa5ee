package dodona.cli.option;

import dodona.cli.terminal.Console;
import dodona.cli.terminal.UsageException;
import dodona.error.InvalidInputException;
import dodona.text.train.MultilingualTraining;
import dodona.train.Sampling;
import dodona.train.recipe.Recipe;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Training of one model for several languages. */
@OptionGroup.In(OptionGroup.DATA)
public final class LanguageTrainingOptions {

  @Option(
      names = "--languages",
      paramLabel = "LIST",
      description =
          "Train one model for the languages in LIST: a file with a line for each"
              + " treebank (language code, training, dev and test file, license, separated by"
              + " tabs; '-' for none), or a folder with CODE/train.conllu and CODE/dev.conllu."
              + " Needs --encoder or --from. --train CODE=FILE and --dev CODE=FILE add treebanks.")
  private @Nullable Path list;

  @Option(
      names = "--pivot-words",
      paramLabel = "N",
      description =
          "With several languages: languages of N words are used once in each iteration,"
              + " smaller ones up to twice, larger ones in part. Default: 40000.")
  private @Nullable Long pivot;

  @Option(
      names = "--sampling-exponent",
      paramLabel = "X",
      description =
          "With several languages: exponent of a language's number of words, from 0"
              + " (the same number of words of each) to 1 (all sentences). Default: 0.5.")
  private @Nullable Double exponent;

  /** Returns whether several languages are given. */
  public boolean isGiven(List<Path> train, List<Path> dev) {
    boolean isGiven =
        list != null || LanguageTreebanks.areNamed(train) || LanguageTreebanks.areNamed(dev);
    if (!isGiven && (pivot != null || exponent != null)) {
      throw new UsageException(
          "--pivot-words and --sampling-exponent need --languages or --train CODE=FILE");
    }
    return isGiven;
  }

  /** Finds the treebanks. */
  public LanguageTreebanks treebanks(List<Path> train, List<Path> dev) throws IOException {
    try {
      LanguageTreebanks treebanks =
          list == null ? new LanguageTreebanks() : LanguageTreebanks.read(list);
      treebanks.add(train, dev);
      for (String code : treebanks.codes()) {
        if (treebanks.train(code).isEmpty()) {
          throw new InvalidInputException("no training treebank for '" + code + "'");
        }
      }
      return treebanks;
    } catch (InvalidInputException e) {
      throw new UsageException(String.valueOf(e.getMessage()));
    }
  }

  /** Reads the sentences of all languages. */
  public static Map<String, MultilingualTraining.Data> read(
      LanguageTreebanks treebanks, TrainingFiles files, Console console) throws IOException {
    Map<String, MultilingualTraining.Data> data = new TreeMap<>();
    for (String code : treebanks.codes()) {
      data.put(
          code,
          new MultilingualTraining.Data(
              files.read(treebanks.train(code), console),
              files.read(treebanks.dev(code), console)));
    }
    return data;
  }

  /** Creates the training run. */
  public MultilingualTraining training(Recipe recipe, Map<String, MultilingualTraining.Data> data) {
    long words = pivot == null ? Sampling.DEFAULT_PIVOT : pivot;
    double power = exponent == null ? Sampling.DEFAULT_EXPONENT : exponent;
    try {
      Sampling unused = new Sampling(sentence -> "", words, power);
    } catch (InvalidInputException e) {
      throw new UsageException(String.valueOf(e.getMessage()));
    }
    return MultilingualTraining.of(recipe, data).sampling(words, power);
  }
}
