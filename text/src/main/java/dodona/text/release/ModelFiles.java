package dodona.text.release;

import java.nio.file.Path;

/**
 * The files of a model in its folder.
 *
 * @param folder the folder, whose name is that of the treebank
 * @param name the name of the treebank
 */
record ModelFiles(Path folder, String name) {

  static ModelFiles of(Path models, UdTreebank treebank) {
    return new ModelFiles(models.resolve(treebank.name()), treebank.name());
  }

  Path model() {
    return folder.resolve(name + ".dodona");
  }

  Path checkpoint() {
    return folder.resolve(name + ".dodona.checkpoint");
  }

  Path profile() {
    return folder.resolve(name + ".profile");
  }

  Path card() {
    return folder.resolve("README.md");
  }

  Path result() {
    return folder.resolve("result.json");
  }
}
