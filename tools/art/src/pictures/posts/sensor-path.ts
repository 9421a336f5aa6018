import {
  approved,
  indigo,
  indigoDeep,
  indigoMid,
  indigoTint,
  ink,
  madder,
  marigold,
  paper,
  sand,
  surface,
} from '../../kit/palette';
import { printLines } from '../../kit/panel';
import { pathPictures, type Station } from '../../kit/path';
import { dot, type Drawing, fill, group, rect, ring, stroke, times } from '../../kit/shapes';

const stations: readonly Station[] = [
  { label: 'sensor', object: sensor() },
  { label: 'PLC or gateway', object: gateway() },
  { label: 'message broker', object: broker() },
  { label: 'cloud', object: cloud() },
  { label: 'rule', object: rule() },
  { label: 'ERP', object: erp() },
];

/** Many readings come to the rule, one event leaves it. */
export const iotPath = pathPictures({
  name: 'blog-sensor-path',
  color: indigoTint,
  threads: 'tint',
  stations,
  narrowsAt: 4,
});

function sensor(): Drawing {
  return [
    rect(-44, -60, 88, 120, indigoTint, 24),
    rect(-36, -52, 72, 104, sand, 16),
    rect(-36, 4, 72, 48, madder, 16),
    rect(-36, 4, 72, 24, madder),
    rect(-4, -72, 8, 92, indigoDeep),
    dot(0, -68, 16, indigoDeep),
    dot(0, -68, 6, marigold),
    dot(0, 22, 9, surface),
  ];
}

function gateway(): Drawing {
  return [
    rect(-56, -60, 112, 120, indigoTint),
    rect(-48, -52, 96, 104, indigo),
    times(3).map((row) => [
      rect(-36, -38 + row * 30, 40, 18, indigoMid),
      dot(18, -29 + row * 30, 6, row === 1 ? paper : marigold),
      dot(34, -29 + row * 30, 6, row === 2 ? indigoMid : paper),
    ]),
  ];
}

function broker(): Drawing {
  return [
    rect(-56, -56, 112, 112, indigoTint),
    dot(0, 0, 50, marigold),
    [-20, 0, 20].map((y, index) => [
      rect(-26 + index * 4, y - 8, 44, 16, surface),
      stroke(`M${-26 + index * 4} ${y - 7}l22 9l22 -9`, ink, 3),
    ]),
  ];
}

function cloud(): Drawing {
  return [
    rect(-58, -52, 116, 104, indigoTint),
    group(
      { scale: 0.84 },
      fill('M-38 38a27 27 0 0 1 -4 -53a36 36 0 0 1 66 -12a30 30 0 0 1 18 65z', surface),
    ),
    ring(0, 8, 12, indigo, 5),
  ];
}

function rule(): Drawing {
  return [
    rect(-56, -56, 112, 112, indigoTint),
    fill('M0 -52L52 0L0 52L-52 0z', indigo),
    stroke('M-22 -12h20l14 12M-22 12h20l14 -12h14', marigold, 7),
  ];
}

function erp(): Drawing {
  return [
    rect(-52, -60, 104, 120, indigoTint),
    rect(-44, -52, 88, 104, surface),
    rect(-44, -52, 88, 18, indigo),
    printLines(-32, -20, [64, 48, 56], indigoTint, { step: 18, thickness: 7 }),
    rect(-32, 34, 64, 8, approved),
  ];
}
