package dodona.spark.function;

import dodona.pattern.TreeMatch;
import dodona.pattern.TreePattern;
import dodona.spark.data.RowSentences;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.jspecify.annotations.Nullable;
import scala.collection.Seq;
import scala.jdk.javaapi.CollectionConverters;

/** A search for a pattern in one sentence after the other. The last pattern stays compiled. */
final class PatternSearch implements Evaluator.Work {

  private static final long serialVersionUID = 1;

  private transient volatile @Nullable TreePattern last;

  @Override
  public Seq<Row> apply(Object[] arguments) {
    return search(Arguments.list(arguments[0]), compiled((String) arguments[1]));
  }

  private TreePattern compiled(String text) {
    TreePattern pattern = last;
    if (pattern == null || !pattern.text().equals(text)) {
      pattern = TreePattern.compile(text);
      last = pattern;
    }
    return pattern;
  }

  private static Seq<Row> search(List<Row> words, TreePattern pattern) {
    List<Row> matches = new ArrayList<>();
    if (!words.isEmpty()) {
      for (TreeMatch match : pattern.matches(RowSentences.ofWords(words))) {
        matches.add(row(match, words));
      }
    }
    return CollectionConverters.asScala(matches);
  }

  private static Row row(TreeMatch match, List<Row> words) {
    Map<String, Row> nodes = new LinkedHashMap<>();
    match.namedWords().forEach((name, word) -> nodes.put(name, words.get(word - 1)));
    List<Integer> ids = new ArrayList<>();
    for (int word : match.words()) {
      ids.add(word);
    }
    return RowFactory.create(
        CollectionConverters.asScala(nodes), CollectionConverters.asScala(ids));
  }
}
