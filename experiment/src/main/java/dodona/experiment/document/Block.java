package dodona.experiment.document;

/** A part of a section. */
public sealed interface Block permits Paragraph, Table, Figure {}
