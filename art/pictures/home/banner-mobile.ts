import { ground } from '../../kit/canvas';
import { indigo, indigoDeep, indigoMid, marigold, paper } from '../../kit/palette';
import { bars } from '../../kit/panel';
import { definePicture, dot, type Drawing, fill, group, rect } from '../../kit/shapes';
import { figure, text } from '../../kit/text';
import { bundle, OVERSHOOT, threadsOn, weaveCells } from '../../kit/threads';
import { WARP_COLORS, woven } from './cloth';
import { SMALL_SLIDE, type Stage, TABLET } from './stage';

const warp = (column: number) => WARP_COLORS[column % 2] ?? indigo;

export const bannerMobile = definePicture({
  name: 'banner-mobile',
  ...SMALL_SLIDE,
  draw: () => {
    const cells = weaveCells(214, 45, 2, 3, {
      pitch: 89,
      band: 66,
      gap: 5,
      weft: (row) => [paper, marigold][row] ?? paper,
      warp,
    });
    return [
      gate(SMALL_SLIDE, 36, 64),
      woven(SMALL_SLIDE, cells, 2),
      record(210, 45, 'Received', '31'),
      record(299, 134, 'Stock', '₹42 L'),
    ];
  },
});

/** As wide as the page, behind the words. */
export const bannerTablet = definePicture({
  name: 'banner-tablet',
  ...TABLET,
  draw: () => {
    const cells = weaveCells(522, 117, 3, 4, {
      pitch: 84,
      band: 62,
      gap: 6,
      weft: (row) => [indigoMid, paper, marigold][row] ?? paper,
      warp,
      start: 1,
    });
    return [
      gate(TABLET, 172, 264),
      woven(TABLET, cells, 3),
      record(518, 201, 'Received', '31', 32),
      bars(690, 251, [14, 22, 30, 38], { width: 14, gap: 6, color: indigoMid, last: marigold }),
      record(602, 285, 'Stock', '₹42 L', 32),
    ];
  },
});

function gate({ width, height, line }: Stage, x: number, top: number): Drawing {
  return [
    ground(width, height, indigo),
    bundle(
      [
        [-OVERSHOOT, line],
        [x, line, 24],
        [x, top, 64],
        [x + 136, top, 64],
        [x + 136, line, 24],
        [width + OVERSHOOT, line],
      ],
      threadsOn.indigo,
    ),
    group({ move: [x + 30, line + 32], scale: 0.86 }, truck(0, 0)),
  ];
}

function record(x: number, y: number, name: string, content: string, size = 34): Drawing {
  return [
    text(x, y + 0.68 * size, name, { size: size / 2 }),
    figure(x, y + 1.65 * size, content, { size }),
  ];
}

function truck(x: number, y: number): Drawing {
  return [
    rect(x, y - 100, 52, 84, paper),
    fill(
      `M${x + 56} ${y - 68}H${x + 70}A20 20 0 0 1 ${x + 90} ${y - 48}V${y - 16}H${x + 56}z`,
      marigold,
    ),
    fill(
      `M${x + 63} ${y - 60}H${x + 70}A12 12 0 0 1 ${x + 82} ${y - 48}V${y - 42}H${x + 63}z`,
      indigo,
    ),
    [x + 16, x + 72].map((cx) => [
      dot(cx, y - 14, 18, indigo),
      dot(cx, y - 14, 14, indigoDeep),
      dot(cx, y - 14, 6, paper),
    ]),
  ];
}
