package dodona.experiment.document;

/** Plain text. */
public record Paragraph(String text) implements Block {}
