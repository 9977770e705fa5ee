package dodona.draw.lattice;

import dodona.lattice.DerivationLattice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * A layered layout of a lattice: every node in a layer, every arc from left to right.
 *
 * <p>This is the method of Sugiyama, Tagawa &amp; Toda (1981). A node's layer lies between those of
 * its neighbors, so that arcs become short; an arc over several layers gets a bend in each of them;
 * the order within the layers is improved by sweeps that sort by the barycenter of the neighbors;
 * and places are found by sweeps that move every point towards its neighbors while keeping order
 * and distance, which is a least-squares problem with an exact solution for one layer.
 */
final class LatticeLayout {

  private static final int LAYER_SWEEPS = 24;
  private static final int ORDER_SWEEPS = 24;
  private static final int PLACE_SWEEPS = 200;

  /** The factor by which a bend pulls harder than a node does, so that long arcs are straight. */
  private static final double BEND_PULL = 3;

  private final DerivationLattice lattice;
  private final int[] layerOfNode;
  private final double[] half;
  private final List<Integer> layerOfPoint = new ArrayList<>();
  private final List<int[]> arcPoints = new ArrayList<>();
  private int[][] layers = {};
  private int[][] before = {};
  private int[][] after = {};
  private double[] place = {};

  /**
   * Lays out a lattice.
   *
   * @param heights the height of each node
   * @param distance the least distance between two nodes above each other
   */
  LatticeLayout(DerivationLattice lattice, double[] heights, double distance) {
    this.lattice = lattice;
    this.layerOfNode = new int[lattice.nodes()];
    assignLayers();
    addBends();
    this.half = new double[layerOfPoint.size()];
    for (int point = 0; point < half.length; point++) {
      half[point] = (distance + (point < heights.length ? heights[point] : 0)) / 2;
    }
    reduceCrossings();
    findPlaces();
  }

  /** The number of layers. */
  int layers() {
    return layers.length;
  }

  /** The layer of a point; the points from 0 on are the nodes, the others are bends. */
  int layer(int point) {
    return layerOfPoint.get(point);
  }

  /** Returns the distance of a point from the upper edge of the layout. */
  double place(int point) {
    return place[point];
  }

  /** Returns the height of the layout, down to its lowest edge. */
  double height() {
    double height = 0;
    for (int point = 0; point < place.length; point++) {
      height = Math.max(height, place[point] + half[point]);
    }
    return height;
  }

  /** The points that an arc leads through, its source first and its target last. */
  int[] points(int arc) {
    return arcPoints.get(arc).clone();
  }

  private void assignLayers() {
    int nodes = lattice.nodes();
    int[] in = new int[nodes];
    for (int arc = 0; arc < lattice.arcs(); arc++) {
      int target = lattice.target(arc);
      in[target]++;
      layerOfNode[target] = Math.max(layerOfNode[target], layerOfNode[lattice.source(arc)] + 1);
    }
    for (int sweep = 0; sweep < LAYER_SWEEPS; sweep++) {
      int[] earliest = new int[nodes];
      for (int arc = 0; arc < lattice.arcs(); arc++) {
        int target = lattice.target(arc);
        earliest[target] = Math.max(earliest[target], layerOfNode[lattice.source(arc)] + 1);
      }
      for (int node = nodes - 2; node > 0; node--) {
        int latest = Integer.MAX_VALUE;
        for (int arc = lattice.firstArc(node); arc < lattice.endArc(node); arc++) {
          latest = Math.min(latest, layerOfNode[lattice.target(arc)] - 1);
        }
        int out = lattice.endArc(node) - lattice.firstArc(node);
        int middle = (earliest[node] + latest) >> 1;
        layerOfNode[node] = out > in[node] ? latest : out < in[node] ? earliest[node] : middle;
      }
    }
  }

  private void addBends() {
    for (int node = 0; node < lattice.nodes(); node++) {
      layerOfPoint.add(layerOfNode[node]);
    }
    for (int arc = 0; arc < lattice.arcs(); arc++) {
      int from = layerOfNode[lattice.source(arc)];
      int to = layerOfNode[lattice.target(arc)];
      int[] points = new int[to - from + 1];
      points[0] = lattice.source(arc);
      for (int layer = from + 1; layer < to; layer++) {
        points[layer - from] = layerOfPoint.size();
        layerOfPoint.add(layer);
      }
      points[to - from] = lattice.target(arc);
      arcPoints.add(points);
    }
    int count = layerOfPoint.size();
    layers = grouped(layerOfPoint, layerOfNode[lattice.nodes() - 1] + 1);
    List<List<Integer>> left = new ArrayList<>();
    List<List<Integer>> right = new ArrayList<>();
    for (int point = 0; point < count; point++) {
      left.add(new ArrayList<>());
      right.add(new ArrayList<>());
    }
    for (int[] points : arcPoints) {
      for (int i = 1; i < points.length; i++) {
        right.get(points[i - 1]).add(points[i]);
        left.get(points[i]).add(points[i - 1]);
      }
    }
    before = arrays(left);
    after = arrays(right);
  }

  private static int[][] grouped(List<Integer> layerOf, int layerCount) {
    List<List<Integer>> groups = new ArrayList<>();
    for (int layer = 0; layer < layerCount; layer++) {
      groups.add(new ArrayList<>());
    }
    for (int point = 0; point < layerOf.size(); point++) {
      groups.get(layerOf.get(point)).add(point);
    }
    return arrays(groups);
  }

  private static int[][] arrays(List<List<Integer>> lists) {
    return lists.stream()
        .map(list -> list.stream().mapToInt(Integer::intValue).toArray())
        .toArray(int[][]::new);
  }

  private void reduceCrossings() {
    int[] rank = new int[layerOfPoint.size()];
    for (int[] layer : layers) {
      number(layer, rank);
    }
    int[][] best = copyOfLayers();
    long fewest = crossings(rank);
    for (int sweep = 0; sweep < ORDER_SWEEPS && fewest > 0; sweep++) {
      boolean forward = sweep % 2 == 0;
      for (int i = 1; i < layers.length; i++) {
        int at = forward ? i : layers.length - 1 - i;
        sort(at, forward ? before : after, rank);
      }
      long found = crossings(rank);
      if (found < fewest) {
        fewest = found;
        best = copyOfLayers();
      }
    }
    layers = best;
  }

  private int[][] copyOfLayers() {
    return Arrays.stream(layers).map(int[]::clone).toArray(int[][]::new);
  }

  private static void number(int[] layer, int[] rank) {
    for (int i = 0; i < layer.length; i++) {
      rank[layer[i]] = i;
    }
  }

  private void sort(int at, int[][] neighbors, int[] rank) {
    layers[at] =
        Arrays.stream(layers[at])
            .boxed()
            .sorted(Comparator.comparingDouble(point -> barycenter(point, neighbors, rank)))
            .mapToInt(Integer::intValue)
            .toArray();
    number(layers[at], rank);
  }

  private static double barycenter(int point, int[][] neighbors, int[] rank) {
    return Arrays.stream(neighbors[point]).mapToDouble(other -> rank[other]).average().orElse(0);
  }

  private long crossings(int[] rank) {
    long count = 0;
    for (int[] layer : layers) {
      int[] seen = new int[0];
      for (int point : layer) {
        int[] ends = Arrays.stream(after[point]).map(other -> rank[other]).sorted().toArray();
        for (int end : ends) {
          for (int earlier : seen) {
            count += earlier > end ? 1 : 0;
          }
        }
        int[] joined = Arrays.copyOf(seen, seen.length + ends.length);
        System.arraycopy(ends, 0, joined, seen.length, ends.length);
        seen = joined;
      }
    }
    return count;
  }

  private void findPlaces() {
    place = new double[layerOfPoint.size()];
    for (int[] layer : layers) {
      double y = 0;
      for (int point : layer) {
        y += half[point];
        place[point] = y;
        y += half[point];
      }
      for (int point : layer) {
        place[point] -= y / 2;
      }
    }
    for (int sweep = 0; sweep < PLACE_SWEEPS; sweep++) {
      boolean forward = sweep % 2 == 0;
      for (int i = 0; i < layers.length; i++) {
        settle(layers[forward ? i : layers.length - 1 - i]);
      }
    }
    double top = Double.MAX_VALUE;
    for (int point = 0; point < place.length; point++) {
      top = Math.min(top, place[point] - half[point]);
    }
    for (int point = 0; point < place.length; point++) {
      place[point] -= top;
    }
  }

  /**
   * Moves the points of a layer as close to their neighbors' middle as order and distance permit.
   * Measured from where they would be if all touched, the places have to be ascending; where the
   * wishes are not, neighbors share their mean (the pool-adjacent-violators algorithm).
   */
  private void settle(int[] layer) {
    double[] mean = new double[layer.length];
    double[] weight = new double[layer.length];
    int[] size = new int[layer.length];
    int pools = 0;
    double offset = 0;
    for (int point : layer) {
      offset += half[point];
      weight[pools] = pull(point, before) + pull(point, after);
      mean[pools] = ((moment(point, before) + moment(point, after)) / weight[pools]) - offset;
      size[pools++] = 1;
      offset += half[point];
      while (pools > 1 && mean[pools - 2] > mean[pools - 1]) {
        pools--;
        double sum = weight[pools - 1] + weight[pools];
        mean[pools - 1] =
            ((mean[pools - 1] * weight[pools - 1]) + (mean[pools] * weight[pools])) / sum;
        weight[pools - 1] = sum;
        size[pools - 1] += size[pools];
      }
    }
    int at = 0;
    offset = 0;
    for (int pool = 0; pool < pools; pool++) {
      for (int i = 0; i < size[pool]; i++) {
        int point = layer[at++];
        offset += half[point];
        place[point] = mean[pool] + offset;
        offset += half[point];
      }
    }
  }

  private double pull(int point, int[][] neighbors) {
    double sum = 0;
    for (int other : neighbors[point]) {
      sum += pull(point) * pull(other);
    }
    return sum;
  }

  private double moment(int point, int[][] neighbors) {
    double sum = 0;
    for (int other : neighbors[point]) {
      sum += pull(point) * pull(other) * place[other];
    }
    return sum;
  }

  private double pull(int point) {
    return point < lattice.nodes() ? 1 : BEND_PULL;
  }
}
