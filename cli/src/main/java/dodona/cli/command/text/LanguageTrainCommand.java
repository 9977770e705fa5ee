package dodona.cli.command.text;

import dodona.cli.command.ToolCommand;
import dodona.cli.option.OptionGroup;
import dodona.cli.option.Origin;
import dodona.cli.option.TreebankOptions;
import dodona.cli.terminal.ExitCode;
import dodona.cli.terminal.ProgramVersion;
import dodona.cli.terminal.Progress;
import dodona.cli.terminal.Terminal;
import dodona.model.Provenance;
import dodona.support.AtomicFile;
import dodona.text.input.Input;
import dodona.text.input.OpenInput;
import dodona.text.input.PeekedInput;
import dodona.text.language.LanguageProfile;
import dodona.text.language.ProfileFile;
import dodona.text.language.ProfileTrainer;
import dodona.treebank.SurfaceText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code dodona language train}. */
@Command(
    name = "train",
    description = {
      "Trains a profile for detecting a language.",
      "Jars with models include a profile of their language; see" + " docs/how-to/java.md."
    },
    footer = {
      "  dodona language train --language eo examples/esperanto/eo-train.conllu -o eo.profile"
    })
public final class LanguageTrainCommand extends ToolCommand {

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "Text files or treebanks in the language, gzipped or not.")
  private List<Path> files = new ArrayList<>();

  @Option(
      names = "--language",
      required = true,
      paramLabel = "CODE",
      description = "Language code, such as pt.")
  private String language = "";

  @Option(
      names = {"-o", "--output"},
      required = true,
      paramLabel = "OUT",
      description = "Profile to write, such as pt.profile.")
  @OptionGroup.In(OptionGroup.OUTPUT)
  private Path output = Path.of("");

  @Option(names = "--force", description = "Overwrite OUT if it exists.")
  @OptionGroup.In(OptionGroup.OUTPUT)
  private boolean force;

  public LanguageTrainCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() throws IOException {
    AtomicFile.check(output, force);
    ProfileTrainer learner = new ProfileTrainer();
    List<String> names = files.stream().map(Path::toString).toList();
    try (Progress progress = Progress.of(this, "reading", TreebankOptions.totalBytes(names))) {
      for (Path file : files) {
        PeekedInput peeked = Input.file(file).peek(progress);
        try (OpenInput sentences = LineByLine.open(peeked, progress)) {
          sentences.forEachRemaining(sentence -> learner.add(SurfaceText.of(sentence.sentence())));
        }
      }
    }
    LanguageProfile profile = profile(learner);
    ProfileFile.write(profile, output, force);
    remark(
        String.format(
            Locale.ROOT,
            "%s: %,d n-grams of letters, %,d bytes",
            output,
            profile.size(),
            Files.size(output)));
    return ExitCode.OK;
  }

  private LanguageProfile profile(ProfileTrainer learner) throws IOException {
    Map<String, Object> provenance = new LinkedHashMap<>();
    provenance.put("trainedOn", Origin.of(files));
    provenance.put("dodona", ProgramVersion.name());
    return learner.profile(language, Provenance.of(provenance));
  }
}
