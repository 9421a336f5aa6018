import { ground } from '../../kit/canvas';
import {
  indigo,
  indigoDeep,
  indigoMid,
  madder,
  madderLight,
  marigold,
  paper,
} from '../../kit/palette';
import { dot, type Drawing, line, rect, ring, stroke } from '../../kit/shapes';
import { straightBundle, threadsOn } from '../../kit/threads';
import { across, defineTile } from './tile';

export const mining = defineTile({
  name: 'mining',
  motion: 'turn',
  draw: () => [
    ground(480, 360, madder),
    rock(),
    shaft(),
    engineHouse(),
    tower(),
    line(254, 50, 400, 144, paper, 4),
    straightBundle(threadsOn.madder, 0, 184),
    straightBundle(threadsOn.madder, 264, 480),
  ],
  parts: () => [windingWheel()],
});

function rock(): Drawing {
  const stratum = (y: number, color: string) =>
    stroke(`M-480 ${y}H300L324 ${y + 20}H960`, color, 12);
  const ore = [
    [72, 312],
    [136, 336],
    [376, 332],
    [440, 340],
    [24, 340],
    [420, 308],
    [328, 300],
    [-40, 312],
    [-88, 338],
    [520, 312],
    [556, 342],
  ] as const;
  return [
    across(280, 80, indigoDeep),
    stratum(300, indigoMid),
    stratum(348, indigoMid),
    stratum(324, madderLight),
    ore.map(([x, y]) => dot(x, y, 6, marigold)),
  ];
}

function shaft(): Drawing {
  return [
    rect(184, 228, 80, 140, indigoDeep),
    rect(204, 288, 40, 48, marigold),
    rect(212, 296, 24, 10, indigoDeep),
    line(224, 100, 224, 288, paper, 4),
  ];
}

function engineHouse(): Drawing {
  return [
    rect(360, 160, 88, 76, indigo),
    rect(352, 144, 104, 16, indigoDeep),
    rect(378, 184, 24, 24, marigold),
    rect(414, 184, 20, 52, indigoDeep),
  ];
}

function tower(): Drawing {
  return [
    line(224, 72, 156, 240, indigo, 12),
    line(224, 72, 292, 240, indigo, 12),
    line(260, 72, 376, 240, indigo, 10),
    line(189, 160, 259, 160, indigo),
    line(170, 208, 278, 208, indigo),
    line(189, 160, 276, 208, indigo, 5),
    line(259, 160, 172, 208, indigo, 5),
    dot(224, 76, 48, madder),
  ];
}

function windingWheel(): Drawing {
  return [
    ring(224, 76, 40, paper),
    line(184, 76, 264, 76, paper, 5),
    line(224, 36, 224, 116, paper, 5),
    line(196, 48, 252, 104, paper, 5),
    line(252, 48, 196, 104, paper, 5),
    dot(224, 76, 10, marigold),
  ];
}
