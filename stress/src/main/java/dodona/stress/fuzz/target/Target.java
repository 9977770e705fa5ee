package dodona.stress.fuzz.target;

import dodona.stress.fuzz.input.Chance;

/** A fuzzing target: code that reads untrusted input. */
public interface Target {

  /** What it is called on the command line and in the names of findings. */
  String name();

  /** An input that is valid, or was so before something happened to it. */
  byte[] input(Chance chance);

  /**
   * Takes an input. Whatever it throws but for what {@link #mayThrow} allows is a finding.
   *
   * @throws Exception if the input is at fault, or the target
   */
  void take(byte[] input) throws Exception;

  /** Whether this is how the target says that an input is at fault. */
  boolean mayThrow(Exception e);
}
