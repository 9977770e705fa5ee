package dodona.experiment.document;

import dodona.experiment.plot.Plot;
import java.util.regex.Pattern;

/**
 * A plot in a document.
 *
 * @param name the name of its files, without an ending
 * @param caption what a reader must know
 * @param plot what is drawn
 */
public record Figure(String name, String caption, Plot plot) implements Block {

  private static final Pattern FILE_NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]*");

  /** Checks that the name can be that of a file on any system, and of a link. */
  public Figure {
    if (!FILE_NAME.matcher(name).matches()) {
      throw new IllegalArgumentException(
          "'" + name + "' cannot name a figure: letters, digits, '.', '_' and '-' can");
    }
  }
}
