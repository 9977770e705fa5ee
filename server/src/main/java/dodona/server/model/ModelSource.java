package dodona.server.model;

import dodona.text.model.ModelAddress;
import dodona.text.model.StoredModel;
import dodona.text.pipeline.Pipeline;
import dodona.text.pipeline.PipelineOptions;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * A model to serve, as named on the command line: {@code en}, {@code my.dodona} or {@code
 * pt=my.dodona}.
 *
 * @param name what clients are to call it; empty for its own name
 * @param address the name or language of an installed model, or a file; see {@link ModelAddress}
 */
public record ModelSource(String name, String address) {

  /** Reads what stands before the equals sign, if there is one, and after it. */
  public static ModelSource parse(String argument) {
    int equals = argument.indexOf('=');
    return equals < 0
        ? new ModelSource("", argument)
        : new ModelSource(argument.substring(0, equals), argument.substring(equals + 1));
  }

  /**
   * Loads the model or, of a model for several languages, all of them.
   *
   * @throws dodona.text.model.ModelNotFoundException if there is none at that address
   */
  public List<ServedModel> load(PipelineOptions options) throws IOException {
    List<ServedModel> loaded = new ArrayList<>();
    List<StoredModel> models = new ModelAddress(address).findAll();
    for (StoredModel model : models) {
      loaded.add(load(model, models.size() > 1, options));
    }
    return loaded;
  }

  private ServedModel load(StoredModel model, boolean isOneOfMany, PipelineOptions options)
      throws IOException {
    String suffix = isOneOfMany ? "-" + model.language() : "";
    return new ServedModel(
        name.isEmpty() ? model.name() : name + suffix,
        model.language(),
        model.license(),
        Pipeline.load(model, options),
        model.profile());
  }
}
