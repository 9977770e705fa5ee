package dodona.cli.command.text;

import dodona.cli.command.ToolCommand;
import dodona.cli.option.TextInputs;
import dodona.cli.option.TreebankOptions;
import dodona.cli.terminal.ExitCode;
import dodona.cli.terminal.Progress;
import dodona.cli.terminal.Terminal;
import dodona.cli.terminal.UsageException;
import dodona.error.InvalidInputException;
import dodona.support.Printable;
import dodona.text.input.Input;
import dodona.text.input.OpenInput;
import dodona.text.input.PeekedInput;
import dodona.text.language.DetectedLanguage;
import dodona.text.language.LanguageDetector;
import dodona.text.language.LanguageProfile;
import dodona.text.language.ProfileFile;
import dodona.text.model.InstalledModel;
import dodona.treebank.SurfaceText;
import dodona.treebank.conllu.SentenceSelection;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code dodona language detect}. */
@Command(
    name = "detect",
    description = {
      "Detects the language of texts and files, like 'parse --language auto'.",
      "Prints one line per input: the language code, its probability (near 0 if no profile fits),"
          + " the degree to which the text is unusual for that language (1 is typical), and the"
          + " file name or text."
    },
    footer = {
      "  dodona language detect \"Who is there?\" \"Quem é?\"",
      "  dodona language detect --each examples/sentences.conllu"
    })
public final class LanguageDetectCommand extends ToolCommand {

  @Mixin private TextInputs inputs = new TextInputs();

  @Option(
      names = "--each",
      description = "Detect the language of each line of a text and each sentence of a treebank.")
  private boolean each;

  @Option(
      names = "--profile",
      paramLabel = "FILE",
      description =
          "Profile from 'dodona language train'. May be repeated. Default: the profiles"
              + " of installed models.")
  private List<Path> profiles = new ArrayList<>();

  public LanguageDetectCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() throws IOException {
    LanguageDetector detector = detector();
    List<String> names = inputs.names();
    List<Input> all = inputs.open(terminal(), SentenceSelection.ALL);
    try (Progress progress = Progress.of(this, "detecting", TreebankOptions.totalBytes(names))) {
      for (int i = 0; i < all.size(); i++) {
        PeekedInput peeked = all.get(i).peek(progress);
        try (OpenInput sentences = LineByLine.open(peeked, progress)) {
          if (!each) {
            print(detector.detect(peeked.beginning()), names.get(i));
          }
          while (each && sentences.hasNext()) {
            String text = SurfaceText.of(sentences.next().sentence());
            print(detector.detect(text), text);
          }
        }
      }
    }
    return ExitCode.OK;
  }

  private LanguageDetector detector() throws IOException {
    if (profiles.isEmpty()) {
      return InstalledModel.detector();
    }
    List<LanguageProfile> read = new ArrayList<>();
    for (Path profile : profiles) {
      read.add(ProfileFile.read(profile));
    }
    try {
      return LanguageDetector.among(read);
    } catch (InvalidInputException e) {
      throw new UsageException("--profile: " + e.getMessage());
    }
  }

  private void print(DetectedLanguage detected, String what) {
    terminal()
        .out()
        .printf(
            Locale.ROOT,
            "%s\t%.4f\t%.2f\t%s%n",
            detected.language(),
            detected.probability(),
            detected.strangeness(),
            Printable.line(what));
  }
}
