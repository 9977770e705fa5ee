package dodona.cli.option;

import dodona.cli.terminal.Console;
import dodona.cli.terminal.Progress;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import dodona.treebank.conllu.SentenceLookup;
import dodona.treebank.conllu.TreeRequirement;
import java.io.IOException;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;

/** Which sentence of a file a command is about. */
public final class SentenceOptions {

  @ArgGroup(exclusive = true, multiplicity = "0..1")
  private Choice choice = new Choice();

  /** By number or by name. */
  static final class Choice {
    @Option(
        names = "--sentence",
        paramLabel = "N",
        description = "The sentence's number in the file, counted from 1; default 1.")
    private long number = 1;

    @Option(names = "--id", paramLabel = "ID", description = "The sentence's sent_id.")
    private @Nullable String id;
  }

  /** The number of the sentence, from 1. */
  public long number() {
    return choice.number;
  }

  /** Finds the sentence. */
  public Sentence find(String file, TreebankOptions reading, Console console) throws IOException {
    SentenceLookup lookup = new SentenceLookup();
    try (Progress progress = Progress.of(console, "looking for the sentence", 0);
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
