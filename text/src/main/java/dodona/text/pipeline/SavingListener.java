package dodona.text.pipeline;

import dodona.train.IterationReport;
import dodona.train.TrainingListener;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Saves after every iteration and fold, and passes everything on. */
final class SavingListener implements TrainingListener {

  private final TrainingListener listener;
  private Saving saving = () -> {};

  SavingListener(TrainingListener listener) {
    this.listener = listener;
  }

  /** Saves what was done and may fail to write. */
  @FunctionalInterface
  interface Saving {
    void save() throws IOException;
  }

  void afterEach(Saving newSaving) {
    saving = newSaving;
  }

  @Override
  public void modelBegun(int iteration, int model) {
    listener.modelBegun(iteration, model);
  }

  @Override
  public void learnt(int iteration, int sentences, int of) {
    listener.learnt(iteration, sentences, of);
  }

  @Override
  public void learntForFold(int fold, int folds, int iteration, int sentences, int of) {
    listener.learntForFold(fold, folds, iteration, sentences, of);
  }

  @Override
  public void goldFixed(int part, int of) {
    listener.goldFixed(part, of);
    save();
  }

  @Override
  public void iterationEnded(IterationReport report) {
    listener.iterationEnded(report);
    save();
  }

  private void save() {
    try {
      saving.save();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
