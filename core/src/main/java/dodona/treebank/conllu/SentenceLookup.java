package dodona.treebank.conllu;

import dodona.treebank.InvalidTreebankException;
import dodona.treebank.Problem;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Finds one sentence in a file. It is the listener of the reader that it searches: errors in other
 * sentences do not matter, those in the one looked for do.
 */
public final class SentenceLookup implements ProblemListener {

  private final List<Problem> errorsSinceLastSentence = new ArrayList<>();

  @Override
  public void report(Problem problem) {
    if (problem.isError()) {
      errorsSinceLastSentence.add(problem);
    }
  }

  /**
   * Finds a sentence by its number in the file, from 1.
   *
   * @throws InvalidTreebankException if it has errors
   * @throws NoSuchElementException if the file has fewer sentences
   */
  public Sentence byNumber(ConlluReader reader, long number) {
    for (Sentence sentence : reader) {
      if (sentence.number() == number) {
        return sentence;
      }
      if (sentence.number() > number) {
        break;
      }
      errorsSinceLastSentence.clear();
    }
    throwErrors(problem -> true);
    throw new NoSuchElementException("there is no sentence " + number);
  }

  /**
   * Finds a sentence by its {@code sent_id}.
   *
   * @throws InvalidTreebankException if it has errors
   * @throws NoSuchElementException if the file has no such sentence
   */
  public Sentence byId(ConlluReader reader, String id) {
    for (Sentence sentence : reader) {
      if (sentence.id().isPresent() && sentence.id().get().equals(id)) {
        return sentence;
      }
    }
    throwErrors(problem -> id.equals(problem.sentence()));
    throw new NoSuchElementException("there is no sentence with sent_id " + id);
  }

  private void throwErrors(Predicate<Problem> concerned) {
    List<Problem> errors = errorsSinceLastSentence.stream().filter(concerned).toList();
    if (!errors.isEmpty()) {
      throw new InvalidTreebankException(
          errors.stream().map(Problem::toString).collect(Collectors.joining("\n")), errors);
    }
  }
}
