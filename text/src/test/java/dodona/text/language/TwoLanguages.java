package dodona.text.language;

import dodona.model.Provenance;

/** Two languages, of which a few paragraphs are known. */
public final class TwoLanguages {

  /** A text in English. */
  public static final String ENGLISH =
      """
      The old oak stands on the hill above the village, and nobody knows how long it has been there.
      When the wind blows in the evening, the children say that they can hear it whisper. Some of them
      sit down under its branches and listen, but what it tells them they will not say when they come
      home. Their mothers laugh about it, and their fathers shake their heads, for there is always
      something else to do. In the summer the cattle lie in its shade, and in the winter the snow hides
      the path that leads there. My grandmother used to go to the tree every week. She said that one
      should not ask too many questions, and that those who wait will get an answer. I asked her what
      she had heard, and she only smiled. Last year a man from the town wanted to cut it down because
      he thought that a house would look better there. The whole village came together that night with
      lamps and bread, and we stood around the tree until the morning. He never came back, and the oak
      still whispers when the wind comes from the sea. Whoever wants to listen may do so, and whoever
      does not believe it should at least keep quiet for a while and look at the stars above the hill.
      """;

  /** A text in Portuguese. */
  public static final String PORTUGUESE =
      """
      O velho carvalho fica no alto do monte, acima da aldeia, e ninguém sabe há quanto tempo ele está
      ali. Quando o vento sopra ao fim da tarde, as crianças dizem que o ouvem murmurar. Algumas delas
      sentam-se debaixo dos seus ramos e escutam, mas não contam a ninguém o que ele lhes disse quando
      voltam para casa. As mães riem-se disso, e os pais abanam a cabeça, porque há sempre outra coisa
      para fazer. No verão o gado deita-se à sua sombra, e no inverno a neve esconde o caminho que leva
      até lá. A minha avó costumava ir à árvore todas as semanas. Ela dizia que não se deve fazer muitas
      perguntas, e que quem espera recebe uma resposta. Perguntei-lhe o que tinha ouvido, e ela apenas
      sorriu. No ano passado um homem da cidade quis cortá-la porque achava que uma casa ficaria melhor
      naquele lugar. A aldeia inteira reuniu-se nessa noite com lanternas e pão, e ficámos em volta da
      árvore até de manhã. Ele nunca mais voltou, e o carvalho ainda murmura quando o vento vem do mar.
      Quem quiser escutar pode fazê-lo, e quem não acredita devia ao menos ficar calado por um momento
      e olhar para as estrelas que brilham por cima do monte.
      """;

  private TwoLanguages() {}

  /** The profile of English. */
  public static LanguageProfile english() {
    return profile("en", ENGLISH);
  }

  /** The profile of Portuguese. */
  public static LanguageProfile portuguese() {
    return profile("pt", PORTUGUESE);
  }

  static LanguageProfile profile(String language, String text) {
    return new ProfileTrainer().add(text).profile(language, Provenance.UNKNOWN);
  }
}
