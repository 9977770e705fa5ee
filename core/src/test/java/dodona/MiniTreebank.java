package dodona;

import dodona.treebank.Column;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A handful of sentences, small enough to be learnt perfectly in an instant. */
public final class MiniTreebank {

  private static final List<String> PROJECTIVE =
      List.of(
          "John/PROPN/Number=Sing/2/nsubj likes/VERB/Number=Sing|Tense=Pres/0/root"
              + " Mary/PROPN/Number=Sing/2/obj ./PUNCT/_/2/punct",
          "The/DET/_/2/det cat/NOUN/Number=Sing/3/nsubj sleeps/VERB/Number=Sing/0/root"
              + " on/ADP/_/6/case the/DET/_/6/det mat/NOUN/Number=Sing/3/obl",
          "She/PRON/Case=Nom/3/nsubj has/AUX/Tense=Pres/3/aux seen/VERB/VerbForm=Part/0/root"
              + " the/DET/_/6/det old/ADJ/_/6/amod house/NOUN/_/3/obj and/CCONJ/_/9/cc"
              + " its/PRON/_/9/nmod:poss garden/NOUN/_/6/conj",
          "Go/VERB/Mood=Imp/0/root !/PUNCT/_/1/punct",
          "Dogs/NOUN/Number=Plur/2/nsubj bark/VERB/Number=Plur/0/root and/CCONJ/_/5/cc"
              + " cats/NOUN/Number=Plur/5/nsubj sleep/VERB/Number=Plur/2/conj",
          "Yes/INTJ/_/0/root");

  private static final List<String> NON_PROJECTIVE =
      List.of(
          "A/DET/_/2/det hearing/NOUN/_/4/nsubj:pass is/AUX/_/4/aux scheduled/VERB/_/0/root"
              + " on/ADP/_/7/case the/DET/_/7/det issue/NOUN/_/2/nmod today/NOUN/_/4/obl",
          "What/PRON/_/5/obj did/AUX/_/4/aux she/PRON/_/4/nsubj want/VERB/_/0/root"
              + " eat/VERB/_/4/xcomp");

  private MiniTreebank() {}

  /** Sentences whose trees are projective and have one root. */
  public static List<Sentence> projective() {
    return PROJECTIVE.stream().map(MiniTreebank::sentence).toList();
  }

  /** The same and two whose trees are not projective. */
  public static List<Sentence> all() {
    List<Sentence> all = new ArrayList<>(projective());
    NON_PROJECTIVE.forEach(text -> all.add(sentence(text)));
    return all;
  }

  /** A sentence of words such as {@code cat/NOUN/Number=Sing/3/nsubj}. */
  public static Sentence sentence(String text) {
    List<String[]> words =
        Arrays.stream(text.split(" ", -1)).map(word -> word.split("/", -1)).toList();
    Sentence sentence = Sentence.ofForms(words.stream().map(word -> word[0]).toList());
    int[] heads = words.stream().mapToInt(word -> Integer.parseInt(word[3])).toArray();
    String[] labels = words.stream().map(word -> word[4]).toArray(String[]::new);
    return sentence
        .withColumn(Column.UPOS, words.stream().map(word -> word[1]).toList())
        .withColumn(Column.FEATS, words.stream().map(word -> word[2]).toList())
        .withTree(DependencyTree.of(heads, labels));
  }
}
