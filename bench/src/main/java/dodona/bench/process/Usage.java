package dodona.bench.process;

/**
 * The cost of a process.
 *
 * @param wall seconds from start to end
 * @param cpu seconds of all processors, user and system; NaN if the system does not report it
 * @param peakBytes the largest resident set, 0 if the system does not report it
 */
public record Usage(double wall, double cpu, long peakBytes) {

  /** The largest resident set in MB of 10^6 bytes. */
  public double peakMegabytes() {
    return peakBytes / 1e6;
  }
}
