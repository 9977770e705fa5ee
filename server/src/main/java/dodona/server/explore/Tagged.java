package dodona.server.explore;

import dodona.model.ParserModel;
import dodona.server.model.ServedModel;
import dodona.text.model.PipelineStep;
import dodona.treebank.Sentence;
import java.util.List;
import java.util.Objects;

/**
 * Words with the tags that a model's parser asks for.
 *
 * @param parser the parser's model
 * @param sentence the words with their tags
 */
record Tagged(ParserModel parser, Sentence sentence) {

  /** Tags words as a model does. */
  static Tagged by(ServedModel model, List<String> words) {
    model.require(PipelineStep.PARSE);
    ParserModel parser = Objects.requireNonNull(model.pipeline().model().parser());
    return new Tagged(parser, model.pipeline().analyze(words).sentence());
  }
}
