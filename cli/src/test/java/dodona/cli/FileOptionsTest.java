package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** All options and parameters that name a file, as the tree of commands lists them. */
class FileOptionsTest {

  static Stream<List<String>> filesNamedByADash() {
    List<List<String>> all = new ArrayList<>();
    collect(Dodona.commands(), List.of(), all);
    return all.stream();
  }

  private static void collect(CommandSpec command, List<String> path, List<List<String>> into) {
    for (ArgSpec arg : command.args()) {
      boolean isFile =
          arg.type() == Path.class || List.of(arg.auxiliaryTypes()).contains(Path.class);
      if (isFile) {
        into.add(withDash(path, arg));
      }
    }
    for (CommandLine sub : command.subcommands().values()) {
      List<String> below = new ArrayList<>(path);
      below.add(sub.getCommandName());
      collect(sub.getCommandSpec(), below, into);
    }
  }

  private static List<String> withDash(List<String> path, ArgSpec arg) {
    List<String> args = new ArrayList<>(path);
    if (arg instanceof OptionSpec option) {
      args.add(option.longestName());
      args.add("-");
    } else if (arg instanceof PositionalParamSpec position) {
      args.addAll(Collections.nCopies(position.index().min() + 1, "-"));
    }
    return args;
  }

  @ParameterizedTest
  @MethodSource("filesNamedByADash")
  void aDashIsNeverTheNameOfAFile(List<String> args) {
    CommandRun run = CommandRun.of(args.toArray(String[]::new));
    assertThat(run.code()).as("%s: %s", args, run.err()).isEqualTo(2);
    assertThat(run.err()).contains("'-' is not a file; expected a file name");
    assertThat(Files.exists(Path.of("-"))).isFalse();
  }
}
