package dodona.bench.process;

/**
 * What a process cost.
 *
 * @param wall seconds from start to end
 * @param cpu seconds of all processors, user and system; NaN where the system does not tell
 * @param peakBytes the largest resident set, 0 where the system does not tell
 */
public record Usage(double wall, double cpu, long peakBytes) {

  /** The largest resident set in MB of 10^6 bytes. */
  public double peakMegabytes() {
    return peakBytes / 1e6;
  }
}
