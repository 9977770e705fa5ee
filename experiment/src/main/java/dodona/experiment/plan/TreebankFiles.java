package dodona.experiment.plan;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The files of a treebank.
 *
 * @param name what tables call it
 * @param train what to learn from
 * @param dev what to choose the iteration by; if null, the last tenth of {@code train}
 * @param test what to report on in the end; null if there is nothing
 */
public record TreebankFiles(String name, Path train, @Nullable Path dev, @Nullable Path test) {}
