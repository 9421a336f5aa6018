import { glyphGround as ground, glyphSolid as solid, marigold } from '../../kit/palette';
import { dot, fill, rect, stroke } from '../../kit/shapes';
import { glyph } from './glyph';

export const networkGlyphs = [
  glyph('facebook', () => [
    rect(4, 4, 88, 88, solid),
    stroke('M74 22H66A10 10 0 0 0 56 32V92', ground, 12),
    rect(42, 44, 32, 12, marigold),
  ]),
  glyph('x', () => [
    fill('M4 8H28L92 88H68z', solid),
    stroke('M84 8L58 37M38 59L12 88', marigold, 11),
  ]),
  glyph('instagram', () => [
    rect(4, 4, 88, 88, solid, 20),
    rect(14, 14, 68, 68, ground, 12),
    dot(48, 48, 23, solid),
    dot(48, 48, 12, ground),
    dot(72, 24, 7, marigold),
  ]),
  glyph('linkedin', () => [
    rect(4, 4, 88, 88, solid),
    dot(27, 27, 8, marigold),
    rect(20, 42, 13, 36, ground),
    stroke('M49 78V42M49 58A13 13 0 0 1 75 58V78', ground, 13),
  ]),
  glyph('youtube', () => [rect(2, 14, 92, 68, solid, 14), fill('M38 30L66 48L38 66z', marigold)]),
] as const;
