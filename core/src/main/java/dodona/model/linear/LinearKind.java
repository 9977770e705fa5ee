package dodona.model.linear;

import dodona.feature.Clusters;
import dodona.feature.FeatureModel;
import dodona.linear.Codec;
import dodona.linear.WeightCodec;
import dodona.model.ModelKind;
import dodona.model.ParserModel;
import dodona.model.Provenance;
import dodona.transition.TransitionSystems;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;

/**
 * Linear models in files.
 *
 * <pre>
 * the {@linkplain Manifest manifest}, JSON in UTF-8
 * the features, as text in UTF-8
 * the labels in UTF-8, each ended by a line feed
 * the clusters, see {@link ClusterCodec}; nothing if there are none
 * the weights, see {@link WeightCodec}
 * </pre>
 *
 * <p>Before each part stands an int, the number of its bytes.
 */
public final class LinearKind implements ModelKind {

  static final String NAME = "linear";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public void write(ParserModel model, DataOutputStream out) throws IOException {
    LinearModel linear = (LinearModel) model;
    FeatureModel features = linear.shape().features();
    Codec.writeText(Manifest.of(linear).toJson(), out);
    Codec.writeText(features.text(), out);
    Codec.writeLines(linear.labels(), out);
    Clusters clusters = features.clusters();
    Codec.writeBytes(clusters.isEmpty() ? new byte[0] : ClusterCodec.encode(clusters), out);
    Codec.writeBytes(WeightCodec.encode(linear.weights()), out);
  }

  @Override
  public LinearModel read(DataInputStream in, Provenance provenance) throws IOException {
    Manifest manifest = Manifest.parse(Codec.readText(in));
    String features = Codec.readText(in);
    List<String> labels = Codec.readLines(in);
    byte[] clusters = Codec.readBytes(in);
    FeatureModel featureModel =
        FeatureModel.parse(
            TransitionSystems.named(manifest.decoding().system()),
            features,
            clusters.length == 0 ? Clusters.NONE : ClusterCodec.decode(clusters));
    return manifest.model(featureModel, labels, Codec.readBytes(in), provenance);
  }
}
