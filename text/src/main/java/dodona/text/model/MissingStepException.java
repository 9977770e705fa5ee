package dodona.text.model;

import dodona.error.InvalidInputException;

/** Thrown if a model lacks a required step. */
public final class MissingStepException extends InvalidInputException {

  private static final long serialVersionUID = 1;

  MissingStepException(PipelineStep step) {
    super(
        switch (step) {
          case SEGMENT ->
              "the model has no segmenter; expected words. To parse raw text, train with"
                  + " --pipeline, or give sentences in CoNLL-U";
          case TAG -> "the model has no tagger. Train with --pipeline.";
          case PARSE -> "the model has no parser";
        });
  }
}
