import { glyphGround as ground, glyphSolid as solid, indigo, marigold } from '../../kit/palette';
import { dot, fill, group, rect, stroke, times } from '../../kit/shapes';
import { pin } from './business';
import { glyph } from './glyph';

export const outreachGlyphs = [
  glyph('ads', () => [
    fill('M4 34H24V66H4z', solid),
    fill('M28 34L66 12V88L28 66z', solid),
    fill('M12 70H28L34 92H18z', solid),
    stroke('M76 34A18 18 0 0 1 76 66', marigold, 9),
  ]),
  glyph('social', () => [
    stroke('M72 20L24 48L72 76', solid, 8),
    dot(22, 48, 18, solid),
    dot(74, 20, 16, solid),
    dot(74, 76, 16, marigold),
  ]),
  glyph('email', () => [
    rect(4, 18, 88, 62, solid),
    stroke('M0 20L48 56L96 20', ground, 7),
    dot(78, 22, 20, ground),
    dot(78, 22, 14, marigold),
  ]),
  glyph('seo', () => [
    rect(4, 14, 44, 16, marigold),
    rect(4, 42, 44, 12, solid),
    rect(4, 66, 44, 12, solid),
    rect(67, 34, 12, 50, solid),
    fill('M52 44L73 14L94 44z', solid),
  ]),
  glyph('brand', () => [
    fill('M4 12A8 8 0 0 1 12 4H48L92 48L48 92L4 48z', solid),
    dot(24, 24, 8, ground),
    group({ move: [50, 50], turn: 45 }, rect(-22, -10, 44, 20, marigold)),
  ]),
  glyph('packaging', () => [
    fill('M12 32L4 14H40L48 32z', marigold),
    fill('M84 32L92 14H56L48 32z', marigold),
    rect(10, 36, 76, 54, solid),
    rect(40, 36, 16, 20, ground),
    rect(20, 74, 20, 6, ground),
  ]),
  glyph('course', () => [
    rect(4, 8, 88, 62, solid),
    rect(12, 16, 72, 46, ground),
    fill('M38 22L66 39L38 56z', marigold),
    rect(4, 78, 56, 8, marigold),
    rect(66, 78, 26, 8, solid),
  ]),
  glyph('training', () => [
    rect(34, 8, 58, 46, solid),
    stroke('M43 44L56 30L66 38L83 20', ground, 6),
    dot(18, 38, 13, marigold),
    fill('M2 90V74A16 16 0 0 1 34 74V90z', marigold),
    [54, 80].map((x) => fill(`M${x - 12} 90V82A12 12 0 0 1 ${x + 12} 82V90z`, solid)),
    [54, 80].map((x) => dot(x, 64, 6, solid)),
  ]),
  glyph('certificate', () => [
    rect(4, 10, 88, 62, solid),
    rect(16, 22, 44, 7, ground),
    rect(16, 36, 28, 6, ground),
    rect(16, 54, 18, 6, ground),
    dot(68, 54, 23, ground),
    fill('M58 66H78V94L68 86L58 94z', solid, { halo: { color: ground, reach: 3 } }),
    dot(68, 54, 18, marigold),
    dot(68, 54, 7, indigo),
  ]),
  glyph('resume', () => [
    rect(6, 4, 76, 88, solid),
    rect(16, 14, 26, 24, marigold),
    rect(52, 16, 20, 7, ground),
    rect(52, 29, 20, 7, ground),
    [50, 63, 76].map((y, index) => rect(16, y, index === 2 ? 32 : 56, 7, ground)),
  ]),
  glyph('interview', () => [
    fill('M4 8H60V50H36L18 66V50H4z', solid),
    fill('M34 34H92V76H80V92L62 76H34z', marigold, { halo: { color: ground, reach: 5 } }),
    rect(14, 20, 34, 7, ground),
    rect(46, 48, 34, 7, indigo),
    rect(46, 60, 20, 7, indigo),
  ]),
  glyph('chat', () => [
    fill('M4 10H92V70H50L28 90V70H4z', solid),
    dot(28, 40, 7, ground),
    dot(48, 40, 7, ground),
    dot(68, 40, 7, marigold),
  ]),
  glyph('career', () => [
    times(3).map((index) =>
      rect(6 + index * 30, 68 - index * 18, 24, 22 + index * 18, index === 2 ? marigold : solid),
    ),
    stroke('M8 46L48 16', solid, 8),
    fill('M38 6H66L52 30z', solid),
  ]),
  glyph('location', pin),
  glyph('phone', () => [
    fill('M10 14L26 6L42 32L32 42C36 52 44 60 54 64L64 54L90 70L82 86C48 96 0 48 10 14z', solid),
    stroke('M58 8A30 30 0 0 1 88 38M58 24A14 14 0 0 1 72 38', marigold, 8),
  ]),
] as const;
