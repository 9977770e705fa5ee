package dodona.feature;

import dodona.linear.Hash;
import dodona.linear.RowLayout;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * Templates compiled to loops over arrays: the values of the atoms go in, the starts of the rows
 * come out.
 *
 * <p>A feature's hash is the template's own number plus each value times the multiplier of its
 * place, mixed at the end. The values are well-mixed hashes themselves.
 */
final class Mixer {

  private static final long[] MULTIPLIERS = {
    0x9E3779B97F4A7C15L,
    0xC2B2AE3D27D4EB4FL,
    0x165667B19E3779F9L,
    0xD6E8FEB86659FD93L,
    0xA0761D6478BD642FL,
    0xE7037ED1A0B428DBL
  };

  private final RowLayout layout;
  private final Plain[] plainOfSize = new Plain[Template.MOST_ATOMS + 1];
  private final WithSets[] withSets;
  private final int mostRows;

  /** The templates with the same number of atoms, none of them a set. */
  private static final class Plain {
    final long[] seeds;
    final int[] atoms;

    Plain(long[] seeds, int[] atoms) {
      this.seeds = seeds;
      this.atoms = atoms;
    }
  }

  /** A template with one set, or two: their nodes, and the other atoms. */
  private static final class WithSets {
    final long seed;
    final int[] atoms;
    final int[] nodes;

    WithSets(long seed, int[] atoms, int[] nodes) {
      this.seed = seed;
      this.atoms = atoms;
      this.nodes = nodes;
    }
  }

  /**
   * Compiles templates.
   *
   * @param numberOf the number of a template, different for every template of a model
   * @param atomOf the index of an atom among the values; of a set, the index of its node
   */
  Mixer(
      List<Template> templates,
      ToIntFunction<Template> numberOf,
      ToIntFunction<Atom> atomOf,
      RowLayout layout) {
    this.layout = layout;
    int most = 0;
    for (int size = 0; size < plainOfSize.length; size++) {
      int wanted = size;
      List<Template> same =
          templates.stream().filter(t -> !t.hasSets() && t.atoms().size() == wanted).toList();
      plainOfSize[size] =
          new Plain(
              same.stream().mapToLong(t -> seed(numberOf.applyAsInt(t))).toArray(),
              same.stream().flatMap(t -> t.atoms().stream()).mapToInt(atomOf).toArray());
      most += same.size();
    }
    List<Template> sets = templates.stream().filter(Template::hasSets).toList();
    withSets = new WithSets[sets.size()];
    for (int i = 0; i < withSets.length; i++) {
      Template template = sets.get(i);
      int[] nodes = template.atoms().stream().filter(Template::isSet).mapToInt(atomOf).toArray();
      int[] atoms =
          template.atoms().stream().filter(a -> !Template.isSet(a)).mapToInt(atomOf).toArray();
      withSets[i] = new WithSets(seed(numberOf.applyAsInt(template)), atoms, nodes);
      most += nodes.length == 1 ? Feats.MOST : Feats.MOST * Feats.MOST;
    }
    this.mostRows = most;
  }

  private static long seed(int number) {
    return Hash.mix(number + 1L);
  }

  /** No more rows than this can come out. */
  int mostRows() {
    return mostRows;
  }

  /**
   * Finds the rows of the features that are there.
   *
   * @param values the values of the atoms
   * @param nodes the words of the nodes
   * @return how many there are
   */
  int mix(long[] values, int[] nodes, WordTable words, int[] rows) {
    int end = one(plainOfSize[1], values, rows);
    end = two(plainOfSize[2], values, rows, end);
    end = three(plainOfSize[3], values, rows, end);
    for (int size = 4; size < plainOfSize.length; size++) {
      end = many(plainOfSize[size], size, values, rows, end);
    }
    for (WithSets template : withSets) {
      end = sets(template, values, nodes, words, rows, end);
    }
    return end;
  }

  private int one(Plain plain, long[] values, int[] rows) {
    int end = 0;
    long[] seeds = plain.seeds;
    int[] atoms = plain.atoms;
    for (int t = 0; t < seeds.length; t++) {
      long a = values[atoms[t]];
      rows[end] = row(seeds[t] + (a * MULTIPLIERS[0]));
      end += a != 0 ? 1 : 0;
    }
    return end;
  }

  private int two(Plain plain, long[] values, int[] rows, int from) {
    int end = from;
    long[] seeds = plain.seeds;
    int[] atoms = plain.atoms;
    for (int t = 0, i = 0; t < seeds.length; t++, i += 2) {
      long a = values[atoms[i]];
      long b = values[atoms[i + 1]];
      rows[end] = row(seeds[t] + (a * MULTIPLIERS[0]) + (b * MULTIPLIERS[1]));
      end += a != 0 && b != 0 ? 1 : 0;
    }
    return end;
  }

  private int three(Plain plain, long[] values, int[] rows, int from) {
    int end = from;
    long[] seeds = plain.seeds;
    int[] atoms = plain.atoms;
    for (int t = 0, i = 0; t < seeds.length; t++, i += 3) {
      long a = values[atoms[i]];
      long b = values[atoms[i + 1]];
      long c = values[atoms[i + 2]];
      rows[end] =
          row(seeds[t] + (a * MULTIPLIERS[0]) + (b * MULTIPLIERS[1]) + (c * MULTIPLIERS[2]));
      end += a != 0 && b != 0 && c != 0 ? 1 : 0;
    }
    return end;
  }

  private int many(Plain plain, int size, long[] values, int[] rows, int from) {
    int end = from;
    for (int t = 0; t < plain.seeds.length; t++) {
      long hash = plain.seeds[t];
      boolean present = true;
      for (int i = 0; i < size; i++) {
        long value = values[plain.atoms[(t * size) + i]];
        hash += value * MULTIPLIERS[i];
        present &= value != 0;
      }
      rows[end] = row(hash);
      end += present ? 1 : 0;
    }
    return end;
  }

  private int sets(
      WithSets template, long[] values, int[] nodes, WordTable words, int[] rows, int from) {
    long hash = template.seed;
    int place = template.nodes.length;
    for (int atom : template.atoms) {
      if (values[atom] == 0) {
        return from;
      }
      hash += values[atom] * MULTIPLIERS[place++];
    }
    int end = from;
    int first = nodes[template.nodes[0]];
    for (int i = 0; i < words.setSize(first); i++) {
      long withFirst = hash + (words.setValue(first, i) * MULTIPLIERS[0]);
      if (template.nodes.length == 1) {
        rows[end++] = row(withFirst);
      } else {
        int second = nodes[template.nodes[1]];
        for (int j = 0; j < words.setSize(second); j++) {
          rows[end++] = row(withFirst + (words.setValue(second, j) * MULTIPLIERS[1]));
        }
      }
    }
    return end;
  }

  private int row(long hash) {
    return layout.start(Hash.mix(hash));
  }
}
