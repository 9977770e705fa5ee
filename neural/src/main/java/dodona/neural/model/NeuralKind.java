package dodona.neural.model;

import dodona.linear.Codec;
import dodona.model.Decoding;
import dodona.model.ModelKind;
import dodona.model.ParserModel;
import dodona.model.Provenance;
import dodona.neural.encoder.Encoder;
import dodona.neural.encoder.EncoderCodec;
import dodona.neural.encoder.Parameter;
import dodona.neural.encoder.WeightFormat;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;

/**
 * Neural models in files.
 *
 * <pre>
 * how it is used: the system's name, the width of the beam (int), whether there is a single root
 * the labels; the tags of UPOS, XPOS and FEATS; the places: in UTF-8, each ended by a line feed
 * the width of a configuration (int); how weights are written
 * the encoder, see {@link EncoderCodec}
 * the weights of the heads, see {@link WeightFormat}
 * </pre>
 */
public final class NeuralKind implements ModelKind {

  static final String NAME = "neural";

  private static final int WIDEST = 1 << 14;

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public void write(ParserModel model, DataOutputStream out) throws IOException {
    NeuralModel neural = (NeuralModel) model;
    out.writeUTF(neural.decoding().system());
    out.writeInt(neural.decoding().beamWidth());
    out.writeBoolean(neural.decoding().singleRoot());
    Codec.writeLines(neural.labels(), out);
    neural.tags().write(out);
    Codec.writeLines(neural.places().names(), out);
    out.writeInt(neural.hidden());
    out.writeUTF(neural.format().lowerCaseName());
    new EncoderCodec(neural.encoder(), neural.format()).write(out);
    for (Parameter parameter : neural.headWeights()) {
      neural.format().write(parameter, out);
    }
  }

  @Override
  public NeuralModel read(DataInputStream in, Provenance provenance) throws IOException {
    Decoding decoding = new Decoding(in.readUTF(), in.readInt(), in.readBoolean());
    List<String> labels = Codec.readLines(in);
    TagSets tags = TagSets.read(in);
    List<String> places = Codec.readLines(in);
    int hidden = Codec.inRange(in.readInt(), 1, WIDEST, "the width of a configuration");
    WeightFormat format = WeightFormat.named(in.readUTF());
    Encoder encoder = EncoderCodec.read(in);
    NeuralModel model =
        NeuralModel.empty(
            decoding, labels, tags, places, hidden, format, encoder, in.available(), provenance);
    for (Parameter parameter : model.headWeights()) {
      format.read(parameter, in);
    }
    return model;
  }
}
