import { ground } from '../../kit/canvas';
import { indigo, indigoDeep, indigoMid, marigold, paper } from '../../kit/palette';
import { definePicture, dot, type Drawing, fill, group, rect } from '../../kit/shapes';
import { figure, text } from '../../kit/text';
import { bundle, OVERSHOOT, threadsOn, weaveCells } from '../../kit/threads';
import { WARP_COLORS, woven } from './cloth';
import { SMALL_SLIDE } from './stage';

export const bannerMobile = definePicture({
  name: 'banner-mobile',
  ...SMALL_SLIDE,
  draw: () => {
    const { line, width, height } = SMALL_SLIDE;
    const cells = weaveCells(214, -44, 2, 5, {
      pitch: 89,
      band: 66,
      gap: 5,
      weft: (row) => [indigoMid, paper, marigold, paper][row] ?? indigoMid,
      warp: (column) => WARP_COLORS[column] ?? indigo,
      start: 1,
    });
    return [
      ground(width, height, indigo),
      bundle(
        [
          [-OVERSHOOT, line],
          [36, line, 24],
          [36, 64, 64],
          [172, 64, 64],
          [172, line, 24],
          [width + OVERSHOOT, line],
        ],
        threadsOn.indigo,
      ),
      group({ move: [66, 288], scale: 0.86 }, truck(0, 0)),
      woven(SMALL_SLIDE, cells, 3),
      [text(210, 68, 'Received', { size: 17 }), figure(210, 101, '31', { size: 34 })],
      [text(299, 157, 'Stock', { size: 17 }), figure(299, 190, '₹42 L', { size: 34 })],
    ];
  },
});

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
