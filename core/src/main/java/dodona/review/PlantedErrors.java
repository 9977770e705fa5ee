package dodona.review;

import dodona.treebank.Column;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/**
 * A treebank with errors planted at known locations, to measure how many a {@link Review} finds.
 *
 * @param sentences the sentences, some with an error
 * @param errors the errors
 */
public record PlantedErrors(List<Sentence> sentences, List<PlantedError> errors) {

  /** A kind of annotation error. */
  public enum Kind {
    /** Another universal tag, drawn as often as it occurs. */
    TAG,
    /** Another relation, drawn as often as it occurs. */
    LABEL,
    /** Another head, drawn from all that leave a tree. */
    HEAD,
    /** The head's head or another dependent of the head as the head: a wrong attachment. */
    ATTACHMENT,
    /** Head and dependent exchanged. */
    REVERSED
  }

  /**
   * An error.
   *
   * @param number the sentence's place in the treebank, from 0
   * @param words the words whose annotation has changed
   * @param kind what has changed
   */
  public record PlantedError(int number, Set<Integer> words, Kind kind) {}

  private static final int FEWEST_WORDS = 5;
  private static final int ATTEMPTS = 50;

  /** Takes copies of the lists. */
  public PlantedErrors {
    sentences = List.copyOf(sentences);
    errors = List.copyOf(errors);
  }

  /**
   * Plants errors of all kinds in turn, at most one in a sentence.
   *
   * @param count the number of errors; there are fewer if there are too few sentences
   */
  public static PlantedErrors in(List<Sentence> sentences, int count, long seed) {
    return new Planter(sentences, new Random(seed)).plant(count);
  }

  /** Returns the number of suspects that are words of planted errors. */
  public int found(List<Suspect> suspects) {
    return (int) suspects.stream().filter(this::isPlanted).count();
  }

  /** Returns the number of errors of a kind among the suspects. */
  public int found(List<Suspect> suspects, Kind kind) {
    return (int)
        errors.stream()
            .filter(error -> error.kind == kind)
            .filter(
                error ->
                    suspects.stream()
                        .anyMatch(
                            suspect ->
                                suspect.number() == error.number
                                    && error.words.contains(suspect.word())))
            .count();
  }

  /** Returns the number of errors of a kind. */
  public int count(Kind kind) {
    return (int) errors.stream().filter(error -> error.kind == kind).count();
  }

  /** Returns whether a suspect is a word of a planted error. */
  public boolean isPlanted(Suspect suspect) {
    return errors.stream()
        .anyMatch(
            error -> error.number == suspect.number() && error.words.contains(suspect.word()));
  }

  /** Plants errors. */
  private static final class Planter {
    private final List<Sentence> sentences;
    private final Random random;
    private final List<String> tags = new ArrayList<>();
    private final List<String> labels = new ArrayList<>();

    Planter(List<Sentence> sentences, Random random) {
      this.sentences = new ArrayList<>(sentences);
      this.random = random;
      for (Sentence sentence : sentences) {
        for (int word = 1; word <= sentence.size(); word++) {
          tags.add(sentence.upos(word));
          if (sentence.head(word) > 0) {
            labels.add(sentence.deprel(word));
          }
        }
      }
    }

    PlantedErrors plant(int count) {
      List<Integer> numbers = new ArrayList<>();
      for (int number = 0; number < sentences.size(); number++) {
        if (sentences.get(number).size() >= FEWEST_WORDS) {
          numbers.add(number);
        }
      }
      Collections.shuffle(numbers, random);
      List<PlantedError> errors = new ArrayList<>();
      Kind[] kinds = Kind.values();
      for (int number : numbers) {
        if (errors.size() == count) {
          break;
        }
        Kind kind = kinds[errors.size() % kinds.length];
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
          Set<Integer> words = change(number, kind);
          if (!words.isEmpty()) {
            errors.add(new PlantedError(number, words, kind));
            break;
          }
        }
      }
      return new PlantedErrors(sentences, errors);
    }

    /** Tries to change a random word; returns the words that are different, or none. */
    private Set<Integer> change(int number, Kind kind) {
      Sentence sentence = sentences.get(number);
      DependencyTree tree = sentence.tree();
      int word = 1 + random.nextInt(sentence.size());
      int[] heads = tree.heads();
      String[] names = tree.labels();
      switch (kind) {
        case TAG -> {
          String tag = tags.get(random.nextInt(tags.size()));
          if (tag.equals(sentence.upos(word))) {
            return Set.of();
          }
          sentences.set(number, withTag(sentence, word, tag));
          return Set.of(word);
        }
        case LABEL -> {
          names[word - 1] = labels.get(random.nextInt(labels.size()));
          if (tree.head(word) == 0) {
            return Set.of();
          }
        }
        case HEAD -> {
          heads[word - 1] = 1 + random.nextInt(sentence.size());
          if (tree.head(word) == 0) {
            return Set.of();
          }
        }
        case ATTACHMENT -> {
          int other = 1 + random.nextInt(sentence.size());
          int head = tree.head(word);
          boolean isNear = head > 0 && (other == tree.head(head) || tree.head(other) == head);
          if (!isNear) {
            return Set.of();
          }
          heads[word - 1] = other;
        }
        case REVERSED -> {
          int head = tree.head(word);
          if (head == 0) {
            return Set.of();
          }
          heads[word - 1] = tree.head(head);
          names[word - 1] = tree.label(head);
          heads[head - 1] = word;
          names[head - 1] = tree.label(word);
        }
      }
      return replace(number, heads, names);
    }

    private Set<Integer> replace(int number, int[] heads, String[] names) {
      Sentence sentence = sentences.get(number);
      Set<Integer> words = new TreeSet<>();
      for (int word = 1; word <= sentence.size(); word++) {
        if (heads[word - 1] != sentence.head(word)
            || !names[word - 1].equals(sentence.deprel(word))) {
          words.add(word);
        }
      }
      if (words.isEmpty() || !isTree(heads)) {
        return Set.of();
      }
      sentences.set(number, sentence.withTree(DependencyTree.of(heads, names)));
      return words;
    }

    private static boolean isTree(int[] heads) {
      for (int word = 1; word <= heads.length; word++) {
        int steps = 0;
        for (int w = word; w > 0; w = heads[w - 1]) {
          if (++steps > heads.length) {
            return false;
          }
        }
      }
      return true;
    }

    private static Sentence withTag(Sentence sentence, int word, String tag) {
      List<String> all = new ArrayList<>();
      for (int w = 1; w <= sentence.size(); w++) {
        all.add(w == word ? tag : sentence.upos(w));
      }
      return sentence.withColumn(Column.UPOS, all);
    }
  }
}
