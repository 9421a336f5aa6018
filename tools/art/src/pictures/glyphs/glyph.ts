import { definePicture, type Drawing } from '../../kit/shapes';

/** 96 x 96. */
export function glyph(name: string, draw: () => Drawing) {
  return definePicture({ name: `glyph-${name}`, width: 96, height: 96, draw });
}
