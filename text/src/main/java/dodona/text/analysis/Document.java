package dodona.text.analysis;

import java.util.Iterator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A text and its analyzed sentences; immutable.
 *
 * <p>Libraries that serialize objects, such as Jackson, need {@code JsonAnalysis.of(document)}
 * instead of the document itself, whose words refer to each other.
 *
 * @param text the text as it was given
 * @param sentences its sentences, in their order
 */
public record Document(String text, List<AnalyzedSentence> sentences)
    implements Iterable<AnalyzedSentence> {

  /** Makes a document of a text and its sentences. */
  public Document {
    sentences = List.copyOf(sentences);
  }

  /** The words of all sentences. */
  public Stream<Word> words() {
    return sentences.stream().flatMap(sentence -> sentence.words().stream());
  }

  @Override
  public Iterator<AnalyzedSentence> iterator() {
    return sentences.iterator();
  }

  /** The sentences, one a line. */
  @Override
  public String toString() {
    return sentences.stream().map(AnalyzedSentence::toString).collect(Collectors.joining("\n"));
  }
}
