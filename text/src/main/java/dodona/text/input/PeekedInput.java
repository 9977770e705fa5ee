package dodona.text.input;

/**
 * An input whose beginning has been read.
 *
 * @param input the input, which has been opened and is to be opened again, once, instead of the one
 *     that was looked at; opening and closing it releases the underlying resource
 * @param kind what it is
 * @param beginning the text at its beginning, tens of thousands of characters or all there is; of
 *     sentences with words, their words
 */
public record PeekedInput(Input input, InputKind kind, String beginning) {}
