package dodona.spark.function;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.catalyst.expressions.GenericRowWithSchema;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ArcsTest {

  private static final StructType SCHEMA =
      new StructType().add("id", DataTypes.IntegerType).add("head", DataTypes.IntegerType);

  private static Arcs arcs(@Nullable Integer... heads) {
    List<Row> words = new ArrayList<>();
    for (int i = 0; i < heads.length; i++) {
      words.add(new GenericRowWithSchema(new @Nullable Object[] {i + 1, heads[i]}, SCHEMA));
    }
    return new Arcs(words);
  }

  private static @Nullable List<Integer> ids(@Nullable List<Row> words) {
    return words == null ? null : words.stream().map(word -> word.getInt(0)).toList();
  }

  @Test
  void findsTheWordsBelowAWordFromLeftToRight() {
    Arcs arcs = arcs(2, 0, 4, 2, 1);
    assertThat(ids(arcs.subtree(2))).containsExactly(1, 2, 3, 4, 5);
    assertThat(ids(arcs.subtree(1))).containsExactly(1, 5);
    assertThat(ids(arcs.subtree(3))).containsExactly(3);
    assertThat(ids(arcs.subtree(0))).isNull();
    assertThat(ids(arcs.subtree(6))).isNull();
  }

  @Test
  void findsTheWayUpAndDown() {
    Arcs arcs = arcs(2, 0, 4, 2, 1);
    assertThat(ids(arcs.path(5, 3))).containsExactly(5, 1, 2, 4, 3);
    assertThat(ids(arcs.path(5, 2))).containsExactly(5, 1, 2);
    assertThat(ids(arcs.path(2, 5))).containsExactly(2, 1, 5);
    assertThat(ids(arcs.path(4, 4))).containsExactly(4);
    assertThat(ids(arcs.path(4, 9))).isNull();
  }

  @Test
  void findsNoWayBetweenTreesOrWithoutATree() {
    assertThat(ids(arcs(0, 0).path(1, 2))).isNull();
    assertThat(ids(arcs(null, null).path(1, 2))).isNull();
    assertThat(ids(arcs(null, null).subtree(1))).containsExactly(1);
  }

  @Test
  void endsWhereHeadsRunInACircle() {
    assertThat(ids(arcs(2, 1, 0).path(1, 3))).isNull();
    assertThat(ids(arcs(2, 1, 0).path(1, 2))).containsExactly(1, 2);
  }
}
