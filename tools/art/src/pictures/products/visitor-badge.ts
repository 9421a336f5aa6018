import { ground } from '../../kit/canvas';
import { indigo, indigoTint, ink, marigold, surface } from '../../kit/palette';
import { definePicture, dot, type Drawing, fill, group, rect, times } from '../../kit/shapes';
import { figure } from '../../kit/text';
import { bundle, threadsOn } from '../../kit/threads';
import { acrossSmall, BESIDE_TEXT, SMALL_LINE } from '../services/frame';

export const visitorBadge = definePicture({
  name: 'visitor-badge',
  ...BESIDE_TEXT,
  draw: () => [
    ground(400, 300, indigo),
    bundle(
      acrossSmall(
        [52, SMALL_LINE, 32],
        [52, 32, 32],
        [128, 32, 32],
        [200, 72, 24],
        [272, 32, 32],
        [348, 32, 32],
        [348, SMALL_LINE, 32],
      ),
      threadsOn.indigo,
    ),
    group({ move: [200, 68], turn: -3 }, [
      clip(),
      card(196, 218),
      figure(-82, 92, 'V-0427', { size: 40 }),
      portrait(-82, 104, 76),
      code(6, 104, 76),
      rect(-98, 186, 196, 32, marigold),
      figure(-82, 210, 'Until 16:00', { size: 24 }),
    ]),
  ],
});

function clip(): Drawing {
  return [rect(-22, -22, 44, 52, marigold, 4), rect(-6, -8, 12, 12, indigo, 6)];
}

function card(width: number, foot: number): Drawing {
  return [
    rect(-width / 2 - 8, 16, width + 16, foot, indigo, 16),
    rect(-width / 2, 24, width, foot - 16 - 8, surface, 8),
    rect(-28, 34, 56, 12, indigo, 6),
  ];
}

function portrait(x: number, y: number, size: number): Drawing {
  const middle = x + size / 2;
  const radius = size * 0.36;
  return [
    rect(x, y, size, size, indigoTint),
    dot(middle, y + size * 0.38, size * 0.18, indigo),
    fill(
      `M${middle - radius} ${y + size}A${radius} ${radius} 0 0 1 ${middle + radius} ${y + size}z`,
      indigo,
    ),
  ];
}

const MODULES = 15;

function code(x: number, y: number, size: number): Drawing {
  const unit = size / MODULES;
  const last = MODULES - 5;
  const square = (column: number, line: number, side: number, color: string) =>
    rect(x + column * unit, y + line * unit, side * unit, side * unit, color);
  const isEye = (column: number, line: number) =>
    (line < 6 && (column < 6 || column >= last - 1)) || (line >= last - 1 && column < 6);
  return [
    times(MODULES).map((line) =>
      times(MODULES)
        .filter((column) => !isEye(column, line) && (column * 7 + line * 5 + column * line) % 5 < 2)
        .map((column) => square(column, line, 1, ink)),
    ),
    [
      [0, 0],
      [last, 0],
      [0, last],
    ].map(([column = 0, line = 0]) => [
      square(column, line, 5, ink),
      square(column + 1, line + 1, 3, surface),
      square(column + 1.5, line + 1.5, 2, ink),
    ]),
  ];
}
