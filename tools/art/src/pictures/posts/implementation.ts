import { ground } from '../../kit/canvas';
import { indigo, indigoDeep, madder, marigold, paper, sand } from '../../kit/palette';
import { definePicture, dot, type Drawing, fill, line, rect, ring, stroke } from '../../kit/shapes';
import { straightBundle, threadsOn } from '../../kit/threads';

export const implementation = definePicture({
  name: 'blog-implementation',
  width: 480,
  height: 360,
  draw: () => [
    ground(480, 360, indigo),
    straightBundle(threadsOn.indigo, 0, 480),
    rect(24, 24, 320, 312, madder),
    straightBundle(threadsOn.madder, 24, 344),
    chalk('M48 216V88L76 48H112A28 28 0 0 0 152 48L164 88V216z'),
    chalk('M196 216L208 112A52 52 0 0 1 308 112L320 216z'),
    chalk('M48 312V296H320V312'),
    line(106, 92, 106, 196, paper, 3),
    line(258, 92, 258, 196, paper, 3),
    [64, 148, 216, 300].flatMap((x) => [pin(x, 112), pin(x, 200)]),
    shears(),
  ],
});

const chalk = (d: string) => stroke(d, paper, 4, { dash: [10, 6] });

const pin = (x: number, y: number): Drawing => [
  line(x - 10, y + 10, x + 14, y - 14, sand, 3),
  dot(x - 10, y + 10, 7, marigold),
];

function shears(): Drawing {
  const halo = { color: indigo, reach: 8 };
  return [
    stroke('M404 184L384 288M420 184L440 288', indigo, 28),
    dot(384, 296, 38, indigo),
    dot(440, 296, 38, indigo),
    fill('M394 200L412 32L430 200z', sand, { halo }),
    fill('M412 32L430 200H412z', paper),
    stroke('M405 192L389 276M419 192L435 276', marigold, 12),
    ring(384, 296, 22, marigold, 12),
    ring(440, 296, 22, marigold, 12),
    dot(412, 196, 9, indigoDeep),
  ];
}
