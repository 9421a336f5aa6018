import { glyphGround as ground, glyphSolid as solid, indigo, marigold } from '../../kit/palette';
import { dot, type Drawing, fill, group, rect, stroke, times } from '../../kit/shapes';
import { glyph } from './glyph';

export const businessGlyphs = [
  glyph('ls-central', () => [
    rect(12, 40, 72, 48, solid),
    rect(22, 58, 24, 16, ground),
    rect(56, 58, 18, 30, ground),
    rect(4, 8, 88, 44, ground),
    times(4).map((index) =>
      fill(`M${4 + index * 22} 8h22v28a11 11 0 0 1 -22 0z`, index % 2 === 0 ? solid : marigold),
    ),
  ]),
  glyph('vms', () => [
    stroke('M30 4L48 28L66 4', solid, 7),
    rect(16, 24, 64, 68, solid, 4),
    rect(38, 30, 20, 5, ground),
    dot(48, 54, 12, marigold),
    fill('M28 86A20 17 0 0 1 68 86z', ground),
  ]),
  glyph('hrms', () => [
    dot(30, 26, 18, solid),
    fill('M4 88V78A26 26 0 0 1 56 78V88z', solid),
    rect(68, 12, 22, 18, solid),
    rect(68, 41, 22, 18, marigold),
    rect(68, 70, 22, 18, solid),
  ]),
  glyph('gate-pass', () => [
    rect(4, 6, 60, 84, solid),
    rect(14, 18, 40, 7, ground),
    rect(14, 32, 26, 7, ground),
    rect(14, 74, 26, 7, ground),
    rect(26, 46, 44, 20, ground),
    rect(30, 51, 42, 10, marigold),
    fill('M68 38L92 56L68 74z', marigold),
  ]),
  glyph('quality', () => [
    fill('M28 4H64L82 38L64 72H28L10 38z', solid),
    dot(46, 38, 15, ground),
    stroke('M46 68L62 84L92 48', ground, 24),
    stroke('M46 68L62 84L90 50', marigold, 11),
  ]),
  glyph('maintenance', () => [
    stroke('M20 76L60 36', solid, 18),
    dot(20, 76, 14, solid),
    dot(64, 32, 26, solid),
    stroke('M62 34L96 0', ground, 18),
    dot(20, 76, 6, ground),
    fill('M66 60H82L90 74L82 88H66L58 74z', marigold),
    dot(74, 74, 6, ground),
  ]),
  glyph('tools', () => [
    group({ move: [48, 48], turn: -45 }, [
      rect(-5, -50, 10, 50, marigold),
      fill('M-11 8H11V44A11 11 0 0 1 -11 44z', marigold),
    ]),
    group({ move: [48, 48], turn: 45 }, [
      rect(-11, -24, 22, 60, ground),
      rect(-7, -24, 14, 74, solid),
      rect(-24, -40, 48, 20, solid),
    ]),
  ]),
  glyph('factory', () => [
    fill('M4 88V48L28 30V48L52 30V48H64V8H84V48H92V88z', solid),
    rect(16, 60, 14, 12, marigold),
    rect(41, 60, 14, 12, marigold),
    rect(66, 60, 14, 12, marigold),
  ]),
  glyph('warehouse', () => [
    fill('M4 34L48 6L92 34V88H80V44H16V88H4z', solid),
    rect(37, 52, 22, 16, solid),
    rect(25, 72, 22, 16, solid),
    rect(51, 72, 22, 16, marigold),
  ]),
  glyph('inventory', () => [
    [
      [8, 8, solid],
      [50, 8, marigold],
      [8, 43, solid],
      [50, 43, solid],
    ].map(([x, y, color]) => box(Number(x), Number(y), String(color))),
    rect(4, 80, 88, 8, solid),
  ]),
  glyph('cost', () => [
    times(4).map((index) => rect(6, 74 - index * 19, 46, 14, solid, 7)),
    rect(67, 12, 14, 50, marigold),
    fill('M54 56H94L74 84z', marigold),
  ]),
  glyph('rupee', () => [
    dot(60, 48, 34, marigold),
    dot(40, 48, 42, ground),
    dot(38, 48, 36, solid),
    stroke('M24 30H54M24 43H54M30 30H34A12.5 12.5 0 0 1 34 55H27L48 74', ground, 6.5),
  ]),
  glyph('process', () =>
    times(3).map((index) => {
      const x = 2 + index * 27;
      return fill(
        `M${x} 20H${x + 20}L${x + 38} 48L${x + 20} 76H${x}L${x + 18} 48z`,
        index === 1 ? marigold : solid,
      );
    }),
  ),
  glyph('bank', () => [
    fill('M4 36L48 6L92 36z', solid),
    times(4).map((index) => rect(11 + index * 20.5, 42, 13, 34, index === 1 ? marigold : solid)),
    rect(4, 80, 88, 10, solid),
  ]),
  glyph('people', () => [
    [20, 76].map((x) => [
      dot(x, 34, 12, solid),
      fill(`M${x - 18} 84V72A18 18 0 0 1 ${x + 18} 72V84z`, solid),
    ]),
    fill('M22 94V76A26 26 0 0 1 74 76V94z', ground),
    dot(48, 28, 20, ground),
    dot(48, 28, 15, marigold),
    fill('M27 90V76A21 21 0 0 1 69 76V90z', marigold),
  ]),
  glyph('crm', () => [
    dot(32, 32, 17, solid),
    fill('M4 88V82A28 28 0 0 1 60 82V88z', solid),
    fill('M70 60L50 38A13 13 0 0 1 70 21A13 13 0 0 1 90 38z', marigold, {
      halo: { color: ground, reach: 5 },
    }),
  ]),
  glyph('e-invoice', () => [
    fill('M10 4H74V90L63 82L52.5 90L42 82L31.5 90L21 82L10 90z', solid),
    rect(20, 14, 18, 18, ground),
    rect(25, 19, 8, 8, solid),
    rect(46, 14, 18, 7, ground),
    rect(46, 26, 12, 6, ground),
    rect(20, 42, 44, 7, ground),
    rect(20, 56, 20, 7, ground),
    dot(72, 66, 26, ground),
    dot(72, 66, 21, marigold),
    stroke('M62 66L70 74L84 58', indigo, 6),
  ]),
  glyph('tally-books', () => [
    rect(8, 4, 80, 88, solid),
    rect(20, 4, 5, 88, ground),
    times(4).map((index) => rect(36 + index * 12, 24, 6, 48, ground)),
    stroke('M30 66L84 30', solid, 15),
    stroke('M28 67L86 29', marigold, 7),
  ]),
  glyph('truck', () => [
    rect(4, 20, 54, 48, solid),
    fill('M62 34H78L92 50V68H62z', marigold),
    [24, 74].map((x) => [dot(x, 70, 17, ground), dot(x, 70, 12, solid), dot(x, 70, 4, ground)]),
  ]),
  glyph('leaf', () => [
    fill('M8 88C8 36 36 8 88 8L8 88z', solid),
    fill('M88 8C88 60 60 88 8 88z', marigold),
    stroke('M4 92L70 26M40 56V30M48 50H74', ground, 5),
  ]),
  glyph('lab', () => [
    rect(28, 4, 40, 10, solid),
    fill('M36 14H60V38L88 82A6 6 0 0 1 83 92H13A6 6 0 0 1 8 82L36 38z', solid),
    fill('M42 60H66L79 80A3 3 0 0 1 76 84H20A3 3 0 0 1 17 80L30 60z', marigold),
    dot(46, 70, 5, indigo),
    dot(60, 76, 4, indigo),
  ]),
] as const;

function box(x: number, y: number, color: string): Drawing {
  return [rect(x, y, 38, 32, color), rect(x + 13, y, 12, 10, ground)];
}

export const pin = (): Drawing => [
  fill('M48 4A34 34 0 0 1 82 38C82 66 48 92 48 92S14 66 14 38A34 34 0 0 1 48 4z', solid),
  dot(48, 38, 15, marigold),
];
