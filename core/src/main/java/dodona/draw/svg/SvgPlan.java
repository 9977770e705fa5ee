package dodona.draw.svg;

/** A tree laid out for SVG, in pixels. */
sealed interface SvgPlan permits SvgRow, SvgUpright {

  /** The extent from left to right, margins included. */
  int width();

  /** The extent from top to bottom, margins included. */
  int height();

  /** Draws into an image of a certain width, which may be more than the plan's own. */
  void draw(StringBuilder out, int pictureWidth);
}
