package dodona.stress.fuzz.target;

import dodona.error.InvalidInputException;
import dodona.stress.fuzz.input.Chance;
import dodona.stress.fuzz.input.Mutation;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A target that takes a text of some syntax, of which there are examples. */
abstract class TextualTarget implements Target {

  private final String name;
  private final List<String> examples;

  TextualTarget(String name, List<String> examples) {
    this.name = name;
    this.examples = examples;
  }

  @Override
  public final String name() {
    return name;
  }

  @Override
  public final byte[] input(Chance chance) {
    byte[] example = chance.of(examples).getBytes(StandardCharsets.UTF_8);
    return chance.oneIn(50) ? example : Mutation.of(example, chance);
  }

  @Override
  public final void take(byte[] input) throws Exception {
    take(new String(input, StandardCharsets.UTF_8));
  }

  /** Takes an input as text. */
  abstract void take(String text) throws Exception;

  @Override
  public boolean mayThrow(Exception e) {
    return e instanceof InvalidInputException;
  }
}
