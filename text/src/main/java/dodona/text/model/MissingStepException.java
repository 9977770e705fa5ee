package dodona.text.model;

import dodona.error.InvalidInputException;

/** A step that is needed and that the model cannot do. */
public final class MissingStepException extends InvalidInputException {

  private static final long serialVersionUID = 1;

  MissingStepException(PipelineStep step) {
    super(
        switch (step) {
          case SEGMENT ->
              "the model has no segmenter, which raw text needs; train one with --pipeline, or give"
                  + " sentences in CoNLL-U";
          case TAG -> "the model has no tagger; train with --pipeline";
          case PARSE -> "the model has no parser";
        });
  }
}
