package dodona.search;

import dodona.transition.PartialTree;
import dodona.treebank.Sentence;
import java.util.List;

/** A search for the tree of a sentence, which belongs to one thread at a time. */
interface Search {

  /** Announces the next sentences in order; this is optional. */
  void ahead(List<Sentence> sentences);

  /** A sentence with the tags that the model predicts, if it does. */
  Sentence tagged(Sentence sentence);

  /** Searches to the end; the result is valid until the next use. */
  PartialTree search(Sentence sentence);
}
