package dodona.server.model;

import dodona.text.model.ModelAddress;
import dodona.text.model.StoredModel;
import dodona.text.pipeline.Pipeline;
import dodona.text.pipeline.PipelineOptions;
import java.io.IOException;

/**
 * A model that is to be served, as it is named on the command line: {@code en}, {@code my.dodona}
 * or {@code pt=my.dodona}.
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
   * Loads the model.
   *
   * @throws dodona.text.model.ModelNotFoundException if there is none at that address
   */
  public ServedModel load(PipelineOptions options) throws IOException {
    StoredModel model = new ModelAddress(address).find();
    return new ServedModel(
        name.isEmpty() ? model.name() : name,
        model.language(),
        model.license(),
        Pipeline.load(model, options),
        model.profile());
  }
}
