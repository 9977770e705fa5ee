package dodona.linear;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RowLayoutTest {

  @Test
  void theCellBesideARowIsAnotherForEachAndInTheTable() {
    for (int bits : new int[] {RowLayout.LEAST_BITS, 14}) {
      RowLayout layout = new RowLayout(bits, 5);
      Set<Integer> cells = new HashSet<>();
      int rows = 0;
      for (int start = 0; start < 1 << bits; start += RowLayout.ALIGNMENT) {
        int cell = layout.beside(start);
        assertThat(cell).isBetween(0, layout.cells() - 1);
        cells.add(cell);
        rows++;
      }
      assertThat(cells).hasSize(rows);
    }
  }
}
