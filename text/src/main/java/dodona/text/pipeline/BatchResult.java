package dodona.text.pipeline;

import dodona.text.analysis.AnalyzedSentence;
import dodona.text.input.Input;

/**
 * A sentence of a batch, with its input.
 *
 * @param index the position of the input in the batch, from 0
 * @param input the input
 * @param sentence the analyzed sentence
 */
public record BatchResult(int index, Input input, AnalyzedSentence sentence) {}
