package dodona.release;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyPairGenerator;
import java.time.Instant;
import java.util.Date;
import org.bouncycastle.bcpg.ArmoredOutputStream;
import org.bouncycastle.bcpg.HashAlgorithmTags;
import org.bouncycastle.bcpg.PublicKeyAlgorithmTags;
import org.bouncycastle.bcpg.PublicKeyPacket;
import org.bouncycastle.openpgp.PGPException;
import org.bouncycastle.openpgp.PGPKeyPair;
import org.bouncycastle.openpgp.PGPPublicKey;
import org.bouncycastle.openpgp.PGPSecretKey;
import org.bouncycastle.openpgp.PGPSecretKeyRing;
import org.bouncycastle.openpgp.PGPSignature;
import org.bouncycastle.openpgp.PGPUtil;
import org.bouncycastle.openpgp.operator.jcajce.JcaKeyFingerprintCalculator;
import org.bouncycastle.openpgp.operator.jcajce.JcaPGPContentSignerBuilder;
import org.bouncycastle.openpgp.operator.jcajce.JcaPGPDigestCalculatorProviderBuilder;
import org.bouncycastle.openpgp.operator.jcajce.JcaPGPKeyPair;

/** A key to sign with in a trial, without a passphrase; nobody should trust it. */
final class ThrowAwayKey {

  private static final int BITS = 3072;

  private ThrowAwayKey() {}

  /** A new key. */
  static PGPSecretKey make() throws GeneralSecurityException, PGPException {
    KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
    generator.initialize(BITS);
    PGPKeyPair pair =
        new JcaPGPKeyPair(
            PublicKeyPacket.VERSION_4,
            PublicKeyAlgorithmTags.RSA_GENERAL,
            generator.generateKeyPair(),
            Date.from(Instant.now()));
    return new PGPSecretKey(
        PGPSignature.POSITIVE_CERTIFICATION,
        pair,
        "Dodona, a trial (do not trust)",
        new JcaPGPDigestCalculatorProviderBuilder().build().get(HashAlgorithmTags.SHA1),
        null,
        null,
        new JcaPGPContentSignerBuilder(
            PublicKeyAlgorithmTags.RSA_GENERAL, HashAlgorithmTags.SHA256),
        null);
  }

  /** Writes a key with its secret, in the form that MAVEN_GPG_KEY has. */
  static void write(PGPSecretKey key, Path file) throws IOException {
    try (OutputStream out = Files.newOutputStream(file);
        ArmoredOutputStream armoured = ArmoredOutputStream.builder().build(out)) {
      key.encode(armoured);
    }
  }

  /** The public part of a key that was written. */
  static PGPPublicKey readPublic(Path file) throws IOException, PGPException {
    try (InputStream in = PGPUtil.getDecoderStream(Files.newInputStream(file))) {
      return new PGPSecretKeyRing(in, new JcaKeyFingerprintCalculator()).getPublicKey();
    }
  }
}
