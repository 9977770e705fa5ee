package dodona.bench.models;

/**
 * The accuracy and the cost of a model.
 *
 * @param model the model, with the options of {@code dodona parse} that change it
 * @param goldWords LAS from the gold words of the test set
 * @param rawText LAS from its raw text
 * @param oneCore words per second from raw text, pinned to one core
 * @param twoCores words per second from raw text with two threads, pinned to two cores
 * @param coldStart seconds from nothing to the tree of a short sentence
 * @param peakMegabytes the largest resident set while parsing raw text on one core
 */
record Measured(
    String model,
    double goldWords,
    double rawText,
    double oneCore,
    double twoCores,
    double coldStart,
    double peakMegabytes) {}
