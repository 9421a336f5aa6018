import { glyphGround as ground, glyphSolid as solid, indigo, marigold } from '../../kit/palette';
import { dot, fill, group, rect, ring, stroke, times } from '../../kit/shapes';
import { glyph } from './glyph';

export const softwareGlyphs = [
  glyph('mobile', () => [
    rect(22, 4, 52, 88, solid, 8),
    rect(30, 14, 36, 60, ground),
    times(6).map((index) =>
      rect(
        34 + (index % 2) * 15,
        18 + Math.floor(index / 2) * 18,
        13,
        14,
        index === 1 ? marigold : solid,
      ),
    ),
    rect(41, 80, 14, 4, ground),
  ]),
  glyph('web-window', () => [
    rect(4, 10, 88, 68, solid),
    rect(12, 28, 72, 42, ground),
    [14, 25, 36].map((x) => dot(x, 19, 3.5, ground)),
    rect(20, 36, 34, 7, solid),
    rect(20, 49, 22, 7, solid),
    fill('M54 44V84L64 75L72 92L81 88L73 71H86z', marigold, {
      halo: { color: ground, reach: 4 },
    }),
  ]),
  glyph('cloud', () => [
    dot(26, 56, 22, solid),
    dot(54, 42, 32, solid),
    dot(76, 58, 18, solid),
    rect(26, 54, 50, 24, solid),
    rect(44, 52, 16, 40, ground),
    rect(47, 54, 10, 38, marigold),
    fill('M32 58L52 34L72 58z', marigold, { halo: { color: ground, reach: 3 } }),
  ]),
  glyph('enterprise', () => [
    rect(4, 40, 24, 50, solid),
    rect(68, 28, 24, 62, marigold),
    rect(28, 4, 40, 86, solid),
    times(6).map((index) =>
      rect(35 + (index % 2) * 15, 14 + Math.floor(index / 2) * 18, 11, 10, ground),
    ),
    rect(42, 72, 12, 18, ground),
    [52, 68].map((y) => rect(11, y, 10, 8, ground)),
    [42, 58, 74].map((y) => rect(75, y, 10, 8, ground)),
  ]),
  glyph('api', () => [
    stroke(
      'M34 10H28A12 12 0 0 0 16 22V36A12 12 0 0 1 4 48A12 12 0 0 1 16 60V74A12 12 0 0 0 28 86H34',
      solid,
      9,
    ),
    stroke(
      'M62 10H68A12 12 0 0 1 80 22V36A12 12 0 0 0 92 48A12 12 0 0 0 80 60V74A12 12 0 0 1 68 86H62',
      solid,
      9,
    ),
    [32, 48, 64].map((x) => dot(x, 48, 6, marigold)),
  ]),
  glyph('database', () => [
    fill('M10 20A38 14 0 0 1 86 20V30A38 14 0 0 1 10 30z', solid),
    fill('M20 20A28 7 0 0 1 76 20A28 7 0 0 1 20 20z', ground),
    fill('M10 37A38 14 0 0 0 86 37V53A38 14 0 0 1 10 53z', marigold),
    fill('M10 60A38 14 0 0 0 86 60V76A38 14 0 0 1 10 76z', solid),
  ]),
  glyph('support', () => [
    stroke('M14 60V44A34 34 0 0 1 82 44V60', solid, 9),
    rect(6, 46, 20, 32, solid, 6),
    rect(70, 46, 20, 32, solid, 6),
    stroke('M80 76V78A10 10 0 0 1 70 86H54', marigold, 6),
    dot(50, 86, 8, marigold),
  ]),
  glyph('security', () => [
    fill('M48 4L10 16V46C10 70 28 86 48 92z', solid),
    fill('M48 4L86 16V46C86 70 68 86 48 92z', marigold),
    dot(48, 40, 10, ground),
    fill('M43 42H53L57 64H39z', ground),
  ]),
  glyph('prototype', () => [
    stroke('M88 50V8H8V88H50', solid, 8),
    rect(20, 22, 56, 8, solid),
    rect(20, 40, 24, 32, solid),
    rect(52, 40, 16, 8, solid),
    group({ move: [56, 92], turn: -45 }, [
      fill('M0 0L14 -9H46V9H14z', marigold, { halo: { color: ground, reach: 4 } }),
    ]),
  ]),
  glyph('report', () => [
    rect(12, 4, 72, 88, solid),
    rect(22, 14, 36, 7, ground),
    rect(22, 26, 22, 5, ground),
    rect(22, 60, 12, 22, ground),
    rect(42, 48, 12, 34, ground),
    rect(62, 38, 12, 44, marigold),
  ]),
  glyph('refresh', () => [
    stroke('M14 42A35 35 0 0 1 74 24', solid, 11),
    fill('M86 6V38H54z', solid),
    stroke('M82 54A35 35 0 0 1 22 72', marigold, 11),
    fill('M10 90V58H42z', marigold),
  ]),
  glyph('search', () => [
    stroke('M64 64L90 90', marigold, 15),
    dot(40, 40, 40, ground),
    ring(40, 40, 29, solid, 12),
    stroke('M26 42A14 14 0 0 1 40 27', solid, 6),
  ]),
  glyph('document', () => [
    fill('M14 4H56V30H82V92H14z', solid),
    fill('M62 4L82 24H62z', marigold),
    rect(26, 44, 44, 7, ground),
    rect(26, 58, 44, 7, ground),
    rect(26, 72, 26, 7, ground),
  ]),
  glyph('folder', () => [
    rect(18, 8, 60, 44, marigold),
    rect(28, 18, 40, 5, indigo),
    fill('M0 26H38L46 36H96V92H0z', ground),
    fill('M4 30H36L44 40H92V88H4z', solid),
  ]),
  glyph('approval', () => [
    dot(48, 22, 18, solid),
    fill('M40 36H56L60 56H36z', solid),
    rect(12, 52, 72, 20, solid),
    rect(12, 80, 72, 10, marigold),
  ]),
  glyph('workflow', () => [
    stroke('M48 24V48M18 72V48H78V72', solid, 6),
    rect(30, 4, 36, 26, solid),
    rect(4, 64, 30, 26, solid),
    rect(62, 64, 30, 26, marigold),
  ]),
  glyph('calendar', () => [
    rect(6, 14, 84, 76, solid),
    [26, 62].map((x) => [rect(x - 4, 4, 16, 22, ground), rect(x, 4, 8, 18, solid)]),
    times(6).map((index) =>
      rect(
        16 + (index % 3) * 23,
        40 + Math.floor(index / 3) * 23,
        17,
        17,
        index === 4 ? marigold : ground,
      ),
    ),
  ]),
  glyph('clock', () => [
    dot(48, 48, 43, solid),
    fill('M48 48V14A34 34 0 0 1 82 48z', marigold),
    stroke('M48 18V48H70', ground, 8),
  ]),
  glyph('badge', () => [
    rect(4, 22, 88, 66, solid, 4),
    rect(36, 8, 24, 22, ground),
    rect(40, 6, 16, 22, solid),
    rect(14, 40, 30, 38, marigold),
    dot(29, 53, 7, indigo),
    fill('M17 78A12 13 0 0 1 41 78z', indigo),
    rect(52, 44, 30, 7, ground),
    rect(52, 57, 30, 7, ground),
    rect(52, 70, 18, 7, ground),
  ]),
  glyph('camera', () => [
    fill('M4 26H26L34 12H62L70 26H92V86H4z', solid),
    dot(48, 54, 24, ground),
    dot(48, 54, 15, marigold),
    rect(76, 34, 8, 6, ground),
  ]),
  glyph('print', () => [
    rect(24, 4, 48, 22, solid),
    rect(6, 32, 84, 40, solid),
    rect(74, 40, 8, 6, ground),
    rect(18, 52, 60, 40, ground),
    rect(24, 56, 48, 36, marigold),
    rect(32, 65, 32, 6, indigo),
    rect(32, 77, 20, 6, indigo),
  ]),
] as const;
