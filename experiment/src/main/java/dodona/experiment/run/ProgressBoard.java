package dodona.experiment.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The progress of an experiment: a line for each running job, and a total. Thread-safe. */
public final class ProgressBoard {

  private final long started = System.nanoTime();
  private final Map<String, Job> jobs = new LinkedHashMap<>();
  private double totalEffort;
  private double finishedEffort;
  private int total;
  private int finished;

  private static final class Job {
    private final double effort;
    private double fraction;

    Job(double effort) {
      this.effort = effort;
    }
  }

  synchronized void plan(double effort) {
    total++;
    totalEffort += effort;
  }

  synchronized void begin(String name, double effort) {
    jobs.put(name, new Job(effort));
  }

  synchronized void advance(String name, double fraction) {
    Job job = jobs.get(name);
    if (job != null) {
      job.fraction = fraction;
    }
  }

  synchronized void end(String name) {
    Job job = jobs.remove(name);
    if (job != null) {
      finished++;
      finishedEffort += job.effort;
    }
  }

  /** Returns the lines to show. */
  public synchronized List<String> lines() {
    List<String> lines = new ArrayList<>();
    double effort = finishedEffort;
    for (Map.Entry<String, Job> entry : jobs.entrySet()) {
      Job job = entry.getValue();
      effort += job.effort * job.fraction;
      lines.add(String.format(Locale.ROOT, "%3.0f %%  %s", 100 * job.fraction, entry.getKey()));
    }
    double seconds = (System.nanoTime() - started) / 1e9;
    String left =
        effort > 0 && seconds > 5
            ? ", " + duration(seconds * (totalEffort - effort) / effort) + " left"
            : "";
    lines.add(finished + " of " + total + " done in " + duration(seconds) + left);
    return lines;
  }

  /** A duration in words. */
  public static String duration(double seconds) {
    long whole = Math.round(seconds);
    if (whole < 60) {
      return whole + " s";
    }
    return whole < 3600
        ? String.format(Locale.ROOT, "%d min %02d s", whole / 60, whole % 60)
        : String.format(Locale.ROOT, "%d h %02d min", whole / 3600, whole % 3600 / 60);
  }
}
