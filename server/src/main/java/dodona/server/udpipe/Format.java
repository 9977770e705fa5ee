package dodona.server.udpipe;

/**
 * A format with its options, such as {@code horizontal=paragraphs}.
 *
 * @param name the name of the format
 * @param options its options
 */
record Format(String name, Options options) {

  static Format parse(String text) {
    int equals = text.indexOf('=');
    return equals < 0
        ? new Format(text.strip(), Options.parse(""))
        : new Format(text.substring(0, equals).strip(), Options.parse(text.substring(equals + 1)));
  }
}
