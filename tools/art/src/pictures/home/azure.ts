import { ground } from '../../kit/canvas';
import {
  indigo,
  indigoDeep,
  indigoTint,
  madder,
  marigold,
  paper,
  periwinkle,
  surface,
} from '../../kit/palette';
import { definePicture, dot, type Drawing, fill, rect, stroke, times } from '../../kit/shapes';
import { figure, text } from '../../kit/text';
import { asThread, threadsOn } from '../../kit/threads';
import { SLIDE, SMALL_SLIDE, type Stage, threadOffsets } from './stage';

interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}
type Puffs = readonly [Circle, Circle, Circle];

export const heroAzure = definePicture({
  name: 'hero-5',
  ...SLIDE,
  draw: () => {
    const puffs: Puffs = [
      { x: 152, y: 360, radius: 108 },
      { x: 260, y: 260, radius: 152 },
      { x: 368, y: 360, radius: 108 },
    ];
    return [
      ground(SLIDE.width, SLIDE.height, indigoTint),
      cloud(SLIDE, puffs, 56),
      figure(260, 330, '99.5%', { size: 96, color: paper, anchor: 'middle' }),
      text(260, 376, 'availability', { size: 28, color: paper, anchor: 'middle' }),
      [
        { x: 168, color: marigold },
        { x: 260, color: indigo },
        { x: 352, color: madder },
      ].map(({ x, color }) => rect(x - 6, 404, 12, 132, color)),
      laptop(168, 612),
      till(260, 612),
      phone(352, 612),
      plant(548, SLIDE.line - 40),
    ];
  },
});

export const heroAzureSmall = definePicture({
  name: 'hero-5-small',
  ...SMALL_SLIDE,
  draw: () => {
    const puffs: Puffs = [
      { x: 128, y: 168, radius: 70 },
      { x: 200, y: 124, radius: 86 },
      { x: 272, y: 168, radius: 70 },
    ];
    return [
      ground(SMALL_SLIDE.width, SMALL_SLIDE.height, indigoTint),
      cloud(SMALL_SLIDE, puffs, 36),
      figure(200, 152, '99.5%', { size: 54, color: paper, anchor: 'middle' }),
      text(200, 178, 'availability', { size: 17, color: paper, anchor: 'middle' }),
      rect(196, 200, 8, 48, indigo),
      laptop(200, 300),
    ];
  },
});

function cloud(stage: Stage, puffs: Puffs, fillet: number): Drawing {
  const { line, thread, pitch, width } = stage;
  const offsets = threadOffsets(stage);
  const body = edge(puffs, -1.6 * pitch, fillet, line);
  return [
    fill(`M${body.start}${body.arcs}z`, indigoDeep),
    offsets.map((offset, index) => {
      const { intro, arcs, outro } = edge(puffs, offset, fillet, line);
      return asThread(
        stroke(
          `M-10 ${line - offset}${intro}${arcs}${outro}H${width + 10}`,
          threadsOn.tint[index] ?? indigo,
          thread,
        ),
      );
    }),
  ];
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

function edge([left, top, right]: Puffs, offset: number, fillet: number, line: number) {
  const bend = fillet - offset;
  const grow = (circle: Circle): Circle => ({ ...circle, radius: circle.radius + offset });
  const [a, b, c] = [grow(left), grow(top), grow(right)];
  const footA = foot(left, fillet, line, -1);
  const footC = foot(right, fillet, line, 1);
  const start = towards(a, footA);
  const end = towards(c, footC);
  const ab = crossing(a, b);
  const bc = crossing(b, c);
  return {
    start: `${start.x} ${start.y}`,
    intro: `H${footA.x}A${bend} ${bend} 0 0 0 ${start.x} ${start.y}`,
    arcs: arc(a, start, ab) + arc(b, ab, bc) + arc(c, bc, end),
    outro: `A${bend} ${bend} 0 0 0 ${footC.x} ${line - offset}`,
  };
}

function foot(puff: Circle, fillet: number, line: number, side: -1 | 1): Spot {
  const y = line - fillet;
  const reach = Math.sqrt((puff.radius + fillet) ** 2 - (y - puff.y) ** 2);
  return { x: puff.x + side * reach, y };
}

function towards({ x, y, radius }: Circle, to: Spot): Spot {
  const length = Math.hypot(to.x - x, to.y - y);
  return { x: x + ((to.x - x) / length) * radius, y: y + ((to.y - y) / length) * radius };
}

function crossing(a: Circle, b: Circle): Spot {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const distance = Math.hypot(dx, dy);
  const along = (a.radius ** 2 - b.radius ** 2 + distance ** 2) / (2 * distance);
  const aside = Math.sqrt(a.radius ** 2 - along ** 2) * Math.sign(dx);
  return {
    x: a.x + (dx * along + dy * aside) / distance,
    y: a.y + (dy * along - dx * aside) / distance,
  };
}

function arc({ x, y, radius }: Circle, from: Spot, to: Spot): string {
  const angle = (spot: Spot) => Math.atan2(spot.y - y, spot.x - x);
  const sweep = (angle(to) - angle(from) + 2 * Math.PI) % (2 * Math.PI);
  return `A${radius} ${radius} 0 ${sweep > Math.PI ? 1 : 0} 1 ${to.x} ${to.y}`;
}

/** No words, because it may be cut. */
function plant(x: number, y: number): Drawing {
  return [
    fill(`M${x} ${y}v-96l84 -56v56l84 -56v56l20 -14v-138h28v106l36 -24v56h60v110z`, indigo),
    rect(x + 188, y - 232, 28, 16, marigold),
    times(5).map((index) =>
      rect(x + 24 + index * 56, y - 64, 32, 28, index === 3 ? marigold : indigoTint),
    ),
  ];
}

function laptop(x: number, y: number): Drawing {
  return [
    rect(x - 36, y - 80, 72, 60, indigo),
    rect(x - 28, y - 72, 56, 44, surface),
    [24, 16, 32].map((height, index) =>
      rect(x - 20 + index * 15, y - 30 - height, 10, height, index === 2 ? marigold : periwinkle),
    ),
    rect(x - 48, y - 16, 96, 12, indigo),
  ];
}

function till(x: number, y: number): Drawing {
  return [
    rect(x - 28, y - 80, 56, 36, indigo),
    rect(x - 20, y - 72, 40, 20, marigold),
    fill(`M${x - 40} ${y - 4}L${x - 32} ${y - 40}H${x + 32}L${x + 40} ${y - 4}z`, indigo),
    [0, 1, 2].map((index) => rect(x - 20 + index * 15, y - 30, 10, 6, paper)),
    rect(x - 20, y - 18, 40, 6, paper),
  ];
}

function phone(x: number, y: number): Drawing {
  return [
    rect(x - 24, y - 80, 48, 76, indigo, 6),
    rect(x - 17, y - 70, 34, 52, surface),
    rect(x - 11, y - 62, 22, 14, madder),
    rect(x - 11, y - 42, 22, 5, periwinkle),
    rect(x - 11, y - 32, 14, 5, periwinkle),
    dot(x, y - 11, 3, paper),
  ];
}
