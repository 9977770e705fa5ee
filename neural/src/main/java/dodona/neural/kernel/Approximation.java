package dodona.neural.kernel;

/**
 * The exponential and error functions as fixed sequences of exactly rounded operations, so that
 * every processor gives the same bits; {@link Math#exp} does not promise that.
 */
final class Approximation {

  /** Below it the exponential is negligible compared with one in single precision. */
  static final float EXP_LEAST = -32f;

  /** The divisor of the argument: two to the power of the number of squarings below. */
  static final float EXP_PARTS = 64f;

  // (exp(y) − 1)/y for −1/2 ≤ y ≤ 0, interpolated at Chebyshev's points.
  static final float EXP_5 = (float) 0.0011234042184343604;
  static final float EXP_4 = (float) 0.008189613630291111;
  static final float EXP_3 = (float) 0.04163007283148576;
  static final float EXP_2 = (float) 0.16666241868652054;
  static final float EXP_1 = (float) 0.4999998187742312;
  static final float EXP_0 = (float) 0.999999998742602;

  /** Beyond it the error function is one in single precision. */
  static final float ERF_MOST = 4f;

  // erf(x) = x·P(x²)/Q(x²), from the Eigen library.
  static final float ERF_P13 = (float) -2.72614225801306e-10;
  static final float ERF_P11 = (float) 2.77068142495902e-08;
  static final float ERF_P9 = (float) -2.10102402082508e-06;
  static final float ERF_P7 = (float) -5.69250639462346e-05;
  static final float ERF_P5 = (float) -7.34990630326855e-04;
  static final float ERF_P3 = (float) -2.95459980854025e-03;
  static final float ERF_P1 = (float) -1.60960333262415e-02;
  static final float ERF_Q8 = (float) -1.45660718464996e-05;
  static final float ERF_Q6 = (float) -2.13374055278905e-04;
  static final float ERF_Q4 = (float) -1.68282697438203e-03;
  static final float ERF_Q2 = (float) -7.37332916720468e-03;
  static final float ERF_Q0 = (float) -1.42647390514189e-02;

  static final float SQRT_HALF = (float) 0.7071067811865476;
  static final float INVERSE_SQRT_TWO_PI = (float) 0.3989422804014327;

  private Approximation() {}

  /**
   * e to the power of x ≤ 0, with an error below 2⁻²³.
   *
   * <p>No bit of a float is touched, so that HotSpot can compute many at once: e^(x/64) − 1 comes
   * from a polynomial and six squarings follow, (1 + q)² − 1 = 2q + q².
   */
  static float exp(float x) {
    float y = Math.max(EXP_LEAST, x) * (1f / EXP_PARTS);
    float q = Fused.multiplyAdd(EXP_5, y, EXP_4);
    q = Fused.multiplyAdd(q, y, EXP_3);
    q = Fused.multiplyAdd(q, y, EXP_2);
    q = Fused.multiplyAdd(q, y, EXP_1);
    q = Fused.multiplyAdd(q, y, EXP_0) * y;
    q = Fused.multiplyAdd(q, q, q + q);
    q = Fused.multiplyAdd(q, q, q + q);
    q = Fused.multiplyAdd(q, q, q + q);
    q = Fused.multiplyAdd(q, q, q + q);
    q = Fused.multiplyAdd(q, q, q + q);
    q = Fused.multiplyAdd(q, q, q + q);
    return Math.max(0f, q + 1f);
  }

  /** The error function. */
  static float erf(float x) {
    float held = Math.max(-ERF_MOST, Math.min(ERF_MOST, x));
    float s = held * held;
    float p = Fused.multiplyAdd(ERF_P13, s, ERF_P11);
    p = Fused.multiplyAdd(p, s, ERF_P9);
    p = Fused.multiplyAdd(p, s, ERF_P7);
    p = Fused.multiplyAdd(p, s, ERF_P5);
    p = Fused.multiplyAdd(p, s, ERF_P3);
    p = Fused.multiplyAdd(p, s, ERF_P1);
    float q = Fused.multiplyAdd(ERF_Q8, s, ERF_Q6);
    q = Fused.multiplyAdd(q, s, ERF_Q4);
    q = Fused.multiplyAdd(q, s, ERF_Q2);
    q = Fused.multiplyAdd(q, s, ERF_Q0);
    return held * p / q;
  }
}
