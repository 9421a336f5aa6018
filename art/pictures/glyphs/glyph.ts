import { definePicture, type Drawing } from '../../kit/shapes';

/** Draws a glyph on its 96 x 96 canvas. */
export function glyph(name: string, draw: () => Drawing) {
  return definePicture({ name: `glyph-${name}`, width: 96, height: 96, draw });
}
