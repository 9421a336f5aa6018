import { definePicture, type Drawing } from '../../kit/shapes';

export function glyph(name: string, draw: () => Drawing) {
  return definePicture({ name: `glyph-${name}`, width: 96, height: 96, draw });
}
