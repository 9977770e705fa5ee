package dodona.neural.network;

import dodona.neural.encoder.Parameter;
import dodona.neural.encoder.WeightFormat;
import dodona.neural.kernel.Compute;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * The layers on top of an encoder: vectors of words, a head for each kind of tag, and one for
 * transitions.
 */
public final class Heads {

  private final WordStates words;
  private final List<TagHead> tags;
  private final TransitionHead transitions;

  /**
   * The sizes of heads.
   *
   * @param encoderWidth the width of the encoder
   * @param domains the number of treebanks that the model distinguishes; 0 for none
   * @param tags the sizes of the classifiers of tags
   * @param places the number of places of a configuration
   * @param hidden the width of a configuration
   * @param transitions the number of transitions
   */
  public record Shape(
      int encoderWidth,
      int domains,
      List<TagHead.Shape> tags,
      int places,
      int hidden,
      int transitions) {

    /** Copies the list. */
    public Shape {
      tags = List.copyOf(tags);
    }

    /** Returns the length of a word's vector. */
    int wordWidth() {
      return WordStates.width(encoderWidth, domains);
    }

    /** Returns the number of bytes that the weights take in a file. */
    public long bytes(WeightFormat format) {
      long width = wordWidth();
      long projected = (long) places * hidden;
      long sum =
          format.bytes(WordShape.values().length, WordStates.SHAPE_WIDTH)
              + (domains == 0 ? 0 : format.bytes(domains, WordStates.DOMAIN_WIDTH))
              + format.bytes(width, projected)
              + format.bytes(1, projected + transitions)
              + format.bytes(hidden, transitions)
              + format.bytes(places, hidden);
      for (TagHead.Shape tag : tags) {
        sum += tag.bytes(format, width);
      }
      return sum;
    }
  }

  /** Heads with random weights. */
  public Heads(Compute compute, Shape shape, SplittableRandom random) {
    words = new WordStates(compute, shape.encoderWidth(), shape.domains(), random);
    List<TagHead> made = new ArrayList<>();
    for (int i = 0; i < shape.tags().size(); i++) {
      made.add(new TagHead(compute, "tags " + i, words.width(), shape.tags().get(i), random));
    }
    tags = List.copyOf(made);
    transitions = new TransitionHead(compute, shape, random);
  }

  private Heads(Heads other, Compute compute) {
    words = other.words.sharing(compute);
    tags = other.tags.stream().map(head -> head.sharing(compute)).toList();
    transitions = other.transitions.sharing(compute);
  }

  /** Heads of the same weights for another thread, with kernels of the same kind. */
  public Heads sharing(Compute compute) {
    return new Heads(this, compute);
  }

  /** Copies the weights of trained heads that a mapping names. */
  public void takeOver(Heads trained, HeadMapping mapping) {
    SharedInputs inputs = words.takeOver(trained.words, mapping.treebanks());
    for (int column = 0; column < tags.size(); column++) {
      tags.get(column).takeOver(trained.tags.get(column), mapping.tags().get(column), inputs);
    }
    transitions.takeOver(trained.transitions, mapping, inputs);
    pack(true);
  }

  /** The vectors of words. */
  public WordStates words() {
    return words;
  }

  /** The heads of tags. */
  public List<TagHead> tags() {
    return tags;
  }

  /** The head of transitions. */
  public TransitionHead transitions() {
    return transitions;
  }

  /** The weights to learn, at the rate of a group. */
  public List<Trained> trained(int group) {
    List<Trained> all = new ArrayList<>(words.trained(group));
    tags.forEach(head -> all.addAll(head.trained(group)));
    all.addAll(transitions.trained(group));
    return all;
  }

  /** All weights, in the order of files. */
  public List<Parameter> weights() {
    return trained(0).stream().map(Trained::weights).toList();
  }

  /** Takes notice that the weights have changed. */
  public void pack(boolean training) {
    tags.forEach(head -> head.pack(training));
    transitions.pack(training);
  }

  /** Makes the gradient zero again. */
  public void clearGradient() {
    words.clearGradient();
    tags.forEach(TagHead::clearGradient);
    transitions.clearGradient();
  }
}
