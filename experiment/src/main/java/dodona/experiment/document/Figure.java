package dodona.experiment.document;

import dodona.experiment.plot.Plot;

/**
 * A plot in a document.
 *
 * @param name the name of its files, without an ending
 * @param caption what a reader must know
 * @param plot what is drawn
 */
public record Figure(String name, String caption, Plot plot) implements Block {}
