package dodona.train;

import dodona.model.Decoding;
import dodona.model.ModelKind;
import dodona.model.ParserModel;
import dodona.model.Provenance;
import dodona.support.Json;
import dodona.support.JsonReader;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;

/** {@link CountingModel}s in files, found through the service loader of the tests. */
public final class CountingKind implements ModelKind {

  static final String NAME = "counting";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public ParserModel read(DataInputStream in, Provenance provenance) throws IOException {
    Decoding decoding = Decoding.parse(JsonReader.read(in.readUTF()));
    List<String> labels = List.of(in.readUTF().split(" ", -1));
    int[] counts = new int[in.readInt()];
    for (int i = 0; i < counts.length; i++) {
      counts[i] = in.readInt();
    }
    return new CountingModel(decoding, labels, counts, provenance);
  }

  @Override
  public void write(ParserModel model, DataOutputStream out) throws IOException {
    CountingModel counting = (CountingModel) model;
    out.writeUTF(Json.compact(model.decoding().toJson()));
    out.writeUTF(String.join(" ", model.labels()));
    out.writeInt(counting.transitions());
    for (int i = 0; i < counting.transitions(); i++) {
      out.writeInt(counting.count(i));
    }
  }
}
