package dodona.cli.option;

import dodona.cli.terminal.Console;
import dodona.cli.terminal.Counted;
import dodona.cli.terminal.Progress;
import dodona.cli.terminal.UsageException;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import dodona.treebank.conllu.SentenceLookup;
import dodona.treebank.conllu.TreeRequirement;
import java.io.IOException;
import java.util.List;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;

/** The selected sentence of a file. */
public final class SentenceOptions {

  @ArgGroup(exclusive = true, multiplicity = "0..1")
  private Choice choice = new Choice();

  /** By number or by name. */
  @OptionGroup.In(OptionGroup.INPUT)
  static final class Choice {
    @Option(
        names = "--sentence",
        paramLabel = "N",
        description = "Number of the sentence, counted from 1. Default: 1.")
    private long number = 1;

    @Option(names = "--id", paramLabel = "ID", description = "The sent_id of the sentence.")
    private @Nullable String id;
  }

  /** Chooses among the sentences of a text, which have numbers but no names. */
  Sentence choose(List<Sentence> sentences, Console console) {
    if (choice.id != null) {
      throw new UsageException("--id " + choice.id + ": the sentences of a text have no sent_id");
    }
    long number = choice.number;
    int count = sentences.size();
    if (number < 1 || number > count) {
      throw new UsageException(
          "--sentence " + number + ": the text has " + Counted.of(count, "sentence"));
    }
    if (count > 1) {
      console.remark("sentence " + number + " of " + count + "; select another with --sentence");
    }
    return sentences.get((int) number - 1);
  }

  /** Finds the sentence. */
  public Sentence find(String file, TreebankOptions reading, Console console) throws IOException {
    SentenceLookup lookup = new SentenceLookup();
    try (Progress progress = Progress.of(console, "searching for the sentence", 0);
        ConlluReader reader =
            reading.open(file, TreeRequirement.NONE, lookup, console.terminal(), progress)) {
      return choice.id == null
          ? lookup.byNumber(reader, choice.number)
          : lookup.byId(reader, choice.id);
    } catch (NoSuchElementException e) {
      throw new IOException(file + ": " + e.getMessage(), e);
    }
  }
}
