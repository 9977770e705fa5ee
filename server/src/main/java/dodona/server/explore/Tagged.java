package dodona.server.explore;

import dodona.model.ParserModel;
import dodona.server.http.ProblemException;
import dodona.server.model.ServedModel;
import dodona.treebank.Sentence;
import java.util.List;

/**
 * Words with the tags that a model's parser asks for.
 *
 * @param parser the parser's model
 * @param sentence the words with their tags
 */
record Tagged(ParserModel parser, Sentence sentence) {

  /** Tags words as a model does. */
  static Tagged by(ServedModel model, List<String> words) {
    ParserModel parser = model.pipeline().model().parser();
    if (parser == null) {
      throw ProblemException.badRequest("the model '" + model.name() + "' has no parser");
    }
    return new Tagged(parser, model.pipeline().analyze(words).sentence());
  }
}
