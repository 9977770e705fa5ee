package dodona.spark.data;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A word of a dataset of sentences.
 *
 * <p>Spark creates instances, which requires setters and a constructor without parameters.
 */
public final class ParsedWord {

  private int id;
  private String form = "";
  private @Nullable String lemma;
  private @Nullable String upos;
  private @Nullable String xpos;
  private Map<String, String> feats = Map.of();
  private @Nullable Integer head;
  private @Nullable String deprel;
  private int start;
  private int end;

  /** An empty one, for Spark. */
  public ParsedWord() {}

  /** Its number in the sentence, from 1. */
  public int getId() {
    return id;
  }

  /** Sets it, for Spark. */
  public void setId(int newId) {
    this.id = newId;
  }

  /** Its form. */
  public String getForm() {
    return form;
  }

  /** Sets it, for Spark. */
  public void setForm(String newForm) {
    this.form = newForm;
  }

  /** Its lemma. */
  public @Nullable String getLemma() {
    return lemma;
  }

  /** Sets it, for Spark. */
  public void setLemma(@Nullable String newLemma) {
    this.lemma = newLemma;
  }

  /** Its universal part of speech. */
  public @Nullable String getUpos() {
    return upos;
  }

  /** Sets it, for Spark. */
  public void setUpos(@Nullable String newUpos) {
    this.upos = newUpos;
  }

  /** Its part of speech in the language's own tag set. */
  public @Nullable String getXpos() {
    return xpos;
  }

  /** Sets it, for Spark. */
  public void setXpos(@Nullable String newXpos) {
    this.xpos = newXpos;
  }

  /** Its morphological features. */
  public Map<String, String> getFeats() {
    return feats;
  }

  /** Sets it, for Spark. */
  public void setFeats(Map<String, String> newFeats) {
    this.feats = newFeats;
  }

  /** The number of the word that it depends on; 0 for a root. */
  public @Nullable Integer getHead() {
    return head;
  }

  /** Sets it, for Spark. */
  public void setHead(@Nullable Integer newHead) {
    this.head = newHead;
  }

  /** Returns the dependency relation to the head. */
  public @Nullable String getDeprel() {
    return deprel;
  }

  /** Sets it, for Spark. */
  public void setDeprel(@Nullable String newDeprel) {
    this.deprel = newDeprel;
  }

  /** Returns the start of the word in the document, in code points. */
  public int getStart() {
    return start;
  }

  /** Sets it, for Spark. */
  public void setStart(int newStart) {
    this.start = newStart;
  }

  /** The place after its last code point. */
  public int getEnd() {
    return end;
  }

  /** Sets it, for Spark. */
  public void setEnd(int newEnd) {
    this.end = newEnd;
  }
}
