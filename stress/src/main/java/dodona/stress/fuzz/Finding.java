package dodona.stress.fuzz;

import java.io.PrintWriter;
import java.io.StringWriter;

/**
 * Something that should not have happened.
 *
 * @param kind what it was: an exception's class, or that the time was up
 * @param place the method of Dodona's nearest to it
 * @param details the stack
 */
record Finding(String kind, String place, String details) {

  static final String TOO_SLOW = "too-slow";

  /** An exception that the target may not throw. */
  static Finding of(Throwable thrown) {
    StringWriter details = new StringWriter();
    thrown.printStackTrace(new PrintWriter(details));
    return new Finding(
        thrown.getClass().getSimpleName(), place(thrown.getStackTrace()), details.toString());
  }

  /** Work that did not end in time, and where it was then. */
  static Finding tooSlow(StackTraceElement[] stack) {
    StringBuilder details = new StringBuilder("not done in time, but at\n");
    for (StackTraceElement frame : stack) {
      details.append("\tat ").append(frame).append('\n');
    }
    return new Finding(TOO_SLOW, place(stack), details.toString());
  }

  private static String place(StackTraceElement[] stack) {
    for (StackTraceElement frame : stack) {
      String name = frame.getClassName();
      if (name.startsWith("dodona.") && !name.startsWith("dodona.stress.")) {
        return name.substring(name.lastIndexOf('.') + 1) + "." + frame.getMethodName();
      }
    }
    return "unknown";
  }

  /** Returns whether another finding most likely has the same cause. */
  boolean isLike(Finding other) {
    return kind.equals(other.kind) && place.equals(other.place);
  }

  /** A name for files. */
  String id() {
    return (kind + "-" + place).replaceAll("[^A-Za-z0-9.-]", "_");
  }
}
