import { ground } from '../../kit/canvas';
import { indigo, indigoDeep, indigoMid, marigold, paper } from '../../kit/palette';
import { bars } from '../../kit/panel';
import { definePicture, dot, type Drawing, fill, group, rect, times } from '../../kit/shapes';
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

const LOOM = { x: 546, y: 117, pitch: 84, band: 62 } as const;

/** As wide as the page, behind the words. */
export const bannerTablet = definePicture({
  name: 'banner-tablet',
  ...TABLET,
  draw: () => {
    const cells = weaveCells(LOOM.x, LOOM.y, 3, 4, {
      pitch: LOOM.pitch,
      band: LOOM.band,
      gap: 6,
      weft: (row) => [indigoMid, paper, marigold][row] ?? paper,
      warp,
      start: 1,
    });
    return [
      gate(TABLET, 172, 264),
      strips(LOOM.y - 12, LOOM.y + 3 * LOOM.pitch),
      strips(LOOM.y + 3 * LOOM.pitch + LOOM.band, TABLET.height),
      woven(TABLET, cells, 3),
      rect(LOOM.x - 16, LOOM.y - 24, TABLET.width, 12, indigoMid),
      rect(LOOM.x - 28, LOOM.y - 30, 12, 24, marigold),
      record(542, 201, 'Received', '31', 32),
      bars(714, 251, [14, 22, 30, 38], { width: 14, gap: 6, color: indigoMid, last: marigold }),
      record(626, 285, 'Stock', '₹42 L', 32),
    ];
  },
});

/** Of the warp, behind the cloth. */
function strips(top: number, foot: number): Drawing {
  const part = LOOM.band / 3;
  return times(3).map((column) =>
    times(3).map((place) =>
      rect(
        LOOM.x + column * LOOM.pitch + place * part + (place === 0 ? 0 : 1.5),
        top,
        part - (place === 1 ? 3 : 1.5),
        foot - top,
        warp(column),
      ),
    ),
  );
}

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
