package dodona.release;

import java.io.IOException;
import java.io.InputStream;
import org.bouncycastle.openpgp.PGPException;
import org.bouncycastle.openpgp.PGPPublicKey;
import org.bouncycastle.openpgp.PGPSignature;
import org.bouncycastle.openpgp.PGPSignatureList;
import org.bouncycastle.openpgp.PGPUtil;
import org.bouncycastle.openpgp.jcajce.JcaPGPObjectFactory;
import org.bouncycastle.openpgp.operator.bc.BcPGPContentVerifierBuilderProvider;

/** Detached PGP signatures. */
final class Signatures {

  private static final int CHUNK = 1 << 16;

  private Signatures() {}

  /** Returns whether a signature of exactly these bytes was made with a key. */
  static boolean isBy(PGPPublicKey key, InputStream signed, InputStream signature)
      throws IOException {
    Object first = new JcaPGPObjectFactory(PGPUtil.getDecoderStream(signature)).nextObject();
    if (!(first instanceof PGPSignatureList list) || list.isEmpty()) {
      return false;
    }
    PGPSignature one = list.get(0);
    try {
      one.init(new BcPGPContentVerifierBuilderProvider(), key);
      byte[] chunk = new byte[CHUNK];
      for (int n = signed.read(chunk); n >= 0; n = signed.read(chunk)) {
        one.update(chunk, 0, n);
      }
      return one.verify();
    } catch (PGPException e) {
      return false;
    }
  }
}
