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
import {
  definePicture,
  dot,
  type Drawing,
  line,
  rect,
  ring,
  stroke,
  times,
} from '../../kit/shapes';
import { bundle, type Point, threadsOn } from '../../kit/threads';
import { across, SMALL_STRIP, STRIP, STRIP_LINE } from './strip';

const SURFACE = 260;

interface Shaft {
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

export const bannerMining = definePicture({
  name: 'banner-mining',
  ...STRIP,
  draw: () => {
    const sunk = { x: 264, width: 88, height: 0 };
    const steel = { x: 760, width: 88, height: 180 };
    const done = { x: 1264, width: 96, height: 180 };
    return scene(1600, sunk, steel, done);
  },
});

export const bannerMiningSmall = definePicture({
  name: 'banner-mining-small',
  ...SMALL_STRIP,
  draw: () => {
    const sunk = { x: 96, width: 72, height: 0 };
    const steel = { x: 300, width: 72, height: 136 };
    const done = { x: 522, width: 88, height: 176 };
    return scene(800, sunk, steel, done);
  },
});

function scene(width: number, sunk: Shaft, steel: Shaft, done: Shaft): Drawing {
  return [
    ground(width, 420, madder),
    rect(0, SURFACE, width, 420 - SURFACE, indigoDeep),
    strata(width, [(sunk.x + steel.x) / 2, (steel.x + done.x) / 2]),
    [sunk, steel, done].map(pit),
    hoist(sunk),
    legs(steel),
    engineHouse(done),
    legs(done),
    headWheel(done),
    cage(done),
  ];
}

function strata(width: number, faults: readonly number[]): Drawing {
  const drop = 24;
  const [first = 0, second = 0] = faults;
  const path = (dy: number): readonly Point[] =>
    across(
      width,
      [first - 16, STRIP_LINE, 24],
      [first + 8, STRIP_LINE + drop, 24],
      [second - 8, STRIP_LINE + drop, 24],
      [second + 16, STRIP_LINE, 24],
    ).map(([x, y, radius = 24]): Point => [x, y + dy, radius]);
  return [
    bundle(path(0), threadsOn.indigo),
    bundle(path(60), [indigoMid, indigoMid], { pitch: 24, thread: 12 }),
    times(width / 80).map((index) =>
      dot(36 + index * 80, index % 2 ? 284 : 288 + ((index * 37) % 5), index % 3 ? 6 : 9, marigold),
    ),
  ];
}

function pit({ x, width }: Shaft): Drawing {
  return [
    rect(x - width / 2 - 12, SURFACE, width + 24, 160, indigoDeep),
    rect(x - width / 2, SURFACE, width, 160, indigo),
    rect(x - width / 2 - 12, SURFACE - 8, width + 24, 16, paper),
  ];
}

function hoist({ x, width }: Shaft): Drawing {
  return [
    line(x, 150, x - width * 0.7, SURFACE, indigo, 10),
    line(x, 150, x + width * 0.7, SURFACE, indigo, 10),
    line(x, 150, x, 320, paper, 4),
    rect(x - 16, 316, 32, 28, marigold),
  ];
}

function legs({ x, width, height }: Shaft): Drawing {
  const top = SURFACE - height;
  const foot = width * 0.8;
  const at = (share: number) => foot - (foot - 12) * share;
  const level = (share: number) => SURFACE - height * share;
  return [
    line(x - 12, top, x - foot, SURFACE, indigo, 14),
    line(x + 12, top, x + foot, SURFACE, indigo, 14),
    line(x + 24, top, x + width * 1.9, SURFACE, indigo, 12),
    [0.3, 0.62].map((share) =>
      line(x - at(share), level(share), x + at(share), level(share), indigo, 8),
    ),
    stroke(
      `M${x - at(0.3)} ${level(0.3)}L${x + at(0.62)} ${level(0.62)}M${x + at(0.3)} ${level(0.3)}L${x - at(0.62)} ${level(0.62)}`,
      indigo,
      6,
    ),
    rect(x - 32, top - 8, 64, 16, indigo),
  ];
}

function headWheel({ x, height, width }: Shaft): Drawing {
  const y = SURFACE - height - 8;
  const radius = width * 0.56;
  return [
    line(x + radius * 0.7, y - radius * 0.5, x + width * 1.9, SURFACE - 72, paper, 4),
    dot(x, y, radius, madder),
    ring(x, y, radius - 8, paper, 9),
    times(4).map((index) => {
      const angle = (index * Math.PI) / 4;
      const [dx, dy] = [Math.cos(angle) * (radius - 10), Math.sin(angle) * (radius - 10)];
      return line(x - dx, y - dy, x + dx, y + dy, paper, 5);
    }),
    dot(x, y, 11, marigold),
  ];
}

function cage({ x, width, height }: Shaft): Drawing {
  const half = width * 0.32;
  const top = 312;
  return [
    line(x, SURFACE - height + width * 0.5, x, top, paper, 4),
    [-0.5, 0, 0.5].map((share) => dot(x + half * share, top + 32, half * 0.42, madderLight)),
    rect(x - half, top, 2 * half, 8, marigold),
    rect(x - half, top + 32, 2 * half, 48, marigold),
    [-1, 1].map((side) => rect(side < 0 ? x - half : x + half - 8, top, 8, 40, marigold)),
  ];
}

function engineHouse({ x, width }: Shaft): Drawing {
  const left = x + width * 1.7;
  return [
    rect(left, SURFACE - 88, 112, 88, indigo),
    rect(left - 8, SURFACE - 104, 128, 20, indigoDeep),
    rect(left + 16, SURFACE - 64, 28, 28, marigold),
    rect(left + 64, SURFACE - 60, 28, 60, indigoDeep),
  ];
}
