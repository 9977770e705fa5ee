package dodona.server.http;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** An answer that is being generated; each byte is charged to the budget. */
public final class AnswerBuffer extends ByteArrayOutputStream {

  private final AnswerBudget budget;

  AnswerBuffer(AnswerBudget budget) {
    this.budget = budget;
  }

  @Override
  public synchronized void write(int b) {
    budget.charge(1);
    super.write(b);
  }

  @Override
  public synchronized void write(byte[] bytes, int from, int length) {
    budget.charge(length);
    super.write(bytes, from, length);
  }

  /** Writes text in UTF-8. */
  public void print(String text) {
    writeBytes(text.getBytes(StandardCharsets.UTF_8));
  }
}
