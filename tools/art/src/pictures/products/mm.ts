import { ground } from '../../kit/canvas';
import {
  indigo,
  indigoDeep,
  indigoMid,
  madder,
  madderLight,
  marigold,
  paper,
  periwinkle,
  surface,
} from '../../kit/palette';
import { definePicture, dot, type Drawing, group, rect, ring, stroke } from '../../kit/shapes';
import { figure } from '../../kit/text';
import { bundle, threadsOn } from '../../kit/threads';
import { acrossSmall, acrossWide, SMALL, SMALL_LINE, WIDE, WIDE_LINE } from '../services/frame';

const stages = [
  { hours: '3,992', open: false },
  { hours: '4,000', open: true },
  { hours: '4,008', open: false },
];

export const bannerMm = definePicture({
  name: 'banner-mm',
  ...WIDE,
  draw: () => [
    ground(744, 500, indigo),
    rect(0, 448, 744, 24, indigoDeep),
    stages.map(({ open }, index) => tooling([24 + index * 248, 448], 1, WIDE_LINE, open)),
    bundle(acrossWide(), threadsOn.indigo),
    stages.map(({ hours, open }, index) => frame([24 + index * 248, 448], 1, hours, open)),
  ],
});

export const bannerMmSmall = definePicture({
  name: 'banner-mm-small',
  ...SMALL,
  draw: () => [
    ground(400, 300, indigo),
    rect(0, 276, 400, 24, indigoDeep),
    stages.map(({ open }, index) => tooling([12 + index * 132, 276], 0.56, SMALL_LINE, open)),
    bundle(acrossSmall(), threadsOn.indigo),
    stages.map(({ hours, open }, index) => frame([12 + index * 132, 276], 0.56, hours, open)),
  ],
});

/** 200 x 400 units, its left foot on the point. */
function tooling(
  [x, foot]: readonly [number, number],
  scale: number,
  threadLine: number,
  open: boolean,
): Drawing {
  const bed = (foot - threadLine - 24) / scale;
  const die = open ? 196 : (foot - threadLine + 24) / scale;
  return group({ move: [x, foot], scale }, [
    rect(64, -288, 72, 288 - die - 36, periwinkle),
    rect(48, -die - 36, 104, 36, open ? madderLight : marigold),
    rect(40, -bed, 120, bed, periwinkle),
  ]);
}

function frame(
  at: readonly [number, number],
  scale: number,
  hours: string,
  open: boolean,
): Drawing {
  return group({ move: at, scale }, [
    ring(100, -376, 44, open ? periwinkle : marigold, 12),
    stroke('M100 -376V-416M100 -376L65 -396M100 -376L135 -396', open ? periwinkle : marigold, 6),
    rect(0, -368, 200, 96, indigoMid),
    rect(0, -272, 40, 272, indigoMid),
    rect(160, -272, 40, 272, indigoMid),
    rect(16, -352, 132, 64, surface, 4),
    figure(82, -307, `${hours} h`, { size: 42, anchor: 'middle' }),
    dot(174, -320, 13, open ? madderLight : marigold),
    open ? lock(180, -184) : [],
  ]);
}

function lock(x: number, y: number): Drawing {
  return [
    rect(x - 32, y - 44, 64, 108, indigoDeep, 4),
    stroke(`M${x - 14} ${y + 4}V${y - 12}A14 14 0 0 1 ${x + 14} ${y - 12}V${y + 4}`, paper, 7),
    rect(x - 24, y + 4, 48, 44, madder, 3),
    dot(x, y + 26, 7, paper),
  ];
}
