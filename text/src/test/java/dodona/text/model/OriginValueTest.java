package dodona.text.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class OriginValueTest {

  @Test
  void roundsScoresAndKeepsShortNumbers() {
    assertThat(OriginValue.text("key", 86.96067125303217)).isEqualTo("86.96");
    assertThat(OriginValue.text("key", 0.2)).isEqualTo("0.2");
    assertThat(OriginValue.text("key", 12544L)).isEqualTo("12544");
  }

  @Test
  void writesSettingsAsUsersTypeThem() {
    assertThat(OriginValue.text("key", "Perceptron[]")).isEqualTo("perceptron");
    assertThat(OriginValue.text("key", "PassiveAggressive[limit=0.1]"))
        .isEqualTo("passive-aggressive, limit=0.1");
    assertThat(OriginValue.text("key", "MAX_VIOLATION")).isEqualTo("max-violation");
    assertThat(OriginValue.text("key", "NeuralOptions[hidden=256, format=INT8]"))
        .isEqualTo("hidden=256, format=INT8");
  }

  @Test
  void leavesOtherTextAsItIs() {
    assertThat(OriginValue.text("key", "eo.conllu sha256:fa6b")).isEqualTo("eo.conllu sha256:fa6b");
    assertThat(OriginValue.text("key", "Trained on [a] treebank"))
        .isEqualTo("Trained on [a] treebank");
    assertThat(OriginValue.text("encoderLicence", "MIT")).isEqualTo("MIT");
    assertThat(OriginValue.text("license", "MIT")).isEqualTo("MIT");
  }
}
