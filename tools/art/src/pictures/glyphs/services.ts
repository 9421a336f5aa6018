import { glyphGround as ground, glyphSolid as solid, marigold } from '../../kit/palette';
import { dot, type Drawing, fill, quarterDisc, rect, ring, stroke } from '../../kit/shapes';
import { compassRose } from '../../kit/compass';
import { glyph } from './glyph';

export const serviceGlyphs = [
  glyph('nav', () => compass(solid, ground)),
  glyph('business-central', () => [
    [rect(24, 4, 16, 48, solid), rect(24, 76, 16, 16, solid)],
    [rect(56, 4, 16, 16, solid), rect(56, 44, 16, 48, solid)],
    [rect(4, 24, 16, 16, marigold), rect(44, 24, 48, 16, marigold)],
    [rect(4, 56, 48, 16, marigold), rect(76, 56, 16, 16, marigold)],
  ]),
  glyph('powerbi', () => [
    rect(8, 56, 16, 36, solid),
    rect(30, 36, 16, 56, solid),
    rect(52, 48, 16, 44, solid),
    rect(74, 12, 16, 80, marigold),
    stroke('M8 40L38 18L60 30', solid, 5),
  ]),
  glyph('azure', () => [
    dot(30, 42, 20, solid),
    dot(58, 34, 26, solid),
    dot(74, 46, 16, solid),
    rect(30, 40, 44, 22, solid),
    rect(10, 70, 52, 8, marigold),
    rect(68, 70, 18, 8, solid),
    rect(10, 84, 18, 8, solid),
    rect(34, 84, 52, 8, marigold),
    stroke('M36 44h28M36 54h16', ground, 5),
  ]),
  glyph('power-apps', () => [
    fill('M36 12L68 44L36 76L4 44z', solid),
    fill('M60 20L92 52L60 84L28 52z', marigold),
    fill('M48 32L60 44V52L48 64L36 52V44z', ground),
  ]),
  glyph('sharepoint', () => [
    ring(36, 34, 26, solid),
    dot(64, 58, 26, marigold),
    ring(40, 76, 14, solid),
    rect(56, 50, 18, 5, ground),
    rect(56, 60, 12, 5, ground),
  ]),
  glyph('web', () => [
    rect(4, 12, 88, 72, solid),
    rect(12, 30, 72, 46, ground),
    dot(16, 21, 4, marigold),
    dot(28, 21, 4, ground),
    rect(20, 38, 24, 30, marigold),
    rect(52, 38, 24, 6, solid),
    rect(52, 50, 24, 6, solid),
    rect(52, 62, 14, 6, solid),
  ]),
  glyph('application-development', () => [
    rect(24, 4, 48, 88, solid, 8),
    rect(31, 16, 34, 60, ground),
    quarterDisc(31, 16, 34, 'top-left', marigold),
    rect(37, 58, 22, 5, solid),
    rect(37, 67, 14, 5, solid),
    rect(42, 82, 12, 4, ground),
  ]),
  glyph('digital-marketing', () => [
    dot(16, 80, 12, marigold),
    stroke('M16 44A36 36 0 0 1 52 80M16 24A56 56 0 0 1 72 80M16 4A76 76 0 0 1 92 80', solid, 8),
  ]),
  glyph('graphic-design', () => [
    rect(4, 4, 40, 40, solid),
    quarterDisc(52, 44, 40, 'bottom-left', marigold),
    quarterDisc(4, 52, 40, 'top-left', marigold),
    dot(72, 72, 20, solid),
    dot(72, 72, 7, ground),
  ]),
  glyph('ed-tech', () => [
    fill('M4 16H36A12 12 0 0 1 48 28V88A12 12 0 0 0 36 80H4z', solid),
    fill('M92 16H60A12 12 0 0 0 48 28V88A12 12 0 0 1 60 80H92z', marigold),
    rect(12, 30, 24, 5, ground),
    rect(12, 42, 24, 5, ground),
    rect(12, 54, 16, 5, ground),
  ]),
] as const;

export function compass(color: string, cutOut: string): Drawing {
  return [
    ring(48, 48, 34, color, 6),
    fill('M48 -6L62 34L102 48L62 62L48 102L34 62L-6 48L34 34z', cutOut),
    compassRose(48, 48, { points: [46, 46, 46, 46], notch: 11, tones: [color, marigold] }),
  ];
}
