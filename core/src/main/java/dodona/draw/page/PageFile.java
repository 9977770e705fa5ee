package dodona.draw.page;

import dodona.support.Resources;

/** A script or style sheet that the pages of the library and the server share. */
public final class PageFile {

  private PageFile() {}

  /**
   * The bytes of a file.
   *
   * @throws IllegalArgumentException if there is none of that name
   */
  public static byte[] bytes(String name) {
    return Resources.bytes(PageFile.class.getResourceAsStream(name), name);
  }

  /**
   * The text of a file.
   *
   * @throws IllegalArgumentException if there is none of that name
   */
  static String text(String name) {
    return Resources.text(PageFile.class.getResourceAsStream(name), name);
  }
}
