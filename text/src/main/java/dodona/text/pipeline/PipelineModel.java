package dodona.text.pipeline;

import dodona.model.ParserModel;
import dodona.model.Provenance;
import dodona.text.lemma.Lemmatiser;
import dodona.text.segment.Segmenter;
import dodona.text.tag.Tagger;
import org.jspecify.annotations.Nullable;

/**
 * The models of the steps of a pipeline; any of them may be left out.
 *
 * @param segmenter splits raw text
 * @param tagger tags words
 * @param lemmatiser finds the lemmas of tagged words
 * @param parser the model of a parser
 * @param provenance where the models come from
 */
public record PipelineModel(
    @Nullable Segmenter segmenter,
    @Nullable Tagger tagger,
    @Nullable Lemmatiser lemmatiser,
    @Nullable ParserModel parser,
    Provenance provenance) {}
