import { ground } from '../../kit/canvas';
import {
  hairline,
  indigo,
  indigoMid,
  indigoTint,
  madder,
  marigold,
  paper,
  surface,
} from '../../kit/palette';
import { definePicture, dot, type Drawing, fill, line, rect, ring, stroke } from '../../kit/shapes';
import { figure, text } from '../../kit/text';
import { PITCH, straightBundle, THREAD, threadsOn } from '../../kit/threads';
import {
  edges,
  LESSON,
  LESSON_LINE,
  lessonPanel,
  SMALL_LESSON,
  SMALL_LINE,
  smallPanel,
} from './lesson';

const head = { lesson: 17, title: 'Restore the database' };

/** The bundle is the cable of the network and then the door of the vault. */
export const courseAzure = definePicture({
  name: 'course-azure',
  ...LESSON,
  draw: () => {
    const vault = { x: 500, y: 220, radius: 68, neck: 28, base: LESSON_LINE };
    return [
      ground(640, 470, indigoTint),
      straightBundle(threadsOn.tint, ...edges(640), LESSON_LINE),
      lessonPanel(24, 24, 592, 422, head),
      network({ x: 48, y: 136, box: 104, gap: 28, foot: LESSON_LINE, size: 17, figureSize: 36 }),
      doorThreads(vault, 24, 616),
      door(vault),
      backup(406, 326, 216, 1),
      budget({ x: 48, y: 404, width: 544, height: 24, size: 18 }),
    ];
  },
});

export const courseAzureSmall = definePicture({
  name: 'course-azure-small',
  ...SMALL_LESSON,
  draw: () => {
    const vault = { x: 312, y: 142, radius: 46, neck: 22, base: SMALL_LINE };
    return [
      ground(400, 300, indigoTint),
      straightBundle(threadsOn.tint, ...edges(400), SMALL_LINE),
      smallPanel(8, 8, 384, 284, head),
      network({ x: 20, y: 82, box: 66, gap: 18, foot: SMALL_LINE, size: 16, figureSize: 25 }),
      doorThreads(vault, 8, 392),
      door(vault),
      backup(244, 198, 134, 0.62),
      budget({ x: 24, y: 268, width: 352, height: 14, size: 16 }),
    ];
  },
});

interface Network {
  readonly x: number;
  readonly y: number;
  readonly box: number;
  readonly gap: number;
  /** The thread line that the boxes are plugged into. */
  readonly foot: number;
  readonly size: number;
  readonly figureSize: number;
}

function network({ x, y, box, gap, foot, size, figureSize }: Network): Drawing {
  const width = 2 * box + 3 * gap;
  const top = y + gap;
  const web = x + gap;
  const data = web + box + gap;
  const name = top + box / 2 + figureSize * 0.34;
  return [
    stroke(`M${x} ${y}h${width}v${box + gap * 1.7}h${-width}z`, indigoMid, 3, { dash: [8, 6] }),
    rect(x + size, y - 12, size * 4.9, 24, surface),
    text(x + size * 1.5, y + size * 0.34, 'Network', { size, color: indigoMid }),
    [web, data].map((left) =>
      rect(left + box / 2 - 6, top + box, 12, foot - PITCH - top - box, indigo),
    ),
    rect(web, top, box, box, indigo),
    rect(data, top, box, box, indigoTint),
    figure(web + box / 2, name, 'Web', { size: figureSize, color: paper, anchor: 'middle' }),
    figure(data + box / 2, name, 'Data', { size: figureSize, anchor: 'middle' }),
    line(data - 6, top + box + 6, data + box + 6, top - 6, madder, figureSize * 0.3),
  ];
}

interface Vault {
  readonly x: number;
  readonly y: number;
  /** Of the middle thread. */
  readonly radius: number;
  /** Radius of the bend from the line into the circle. */
  readonly neck: number;
  readonly base: number;
}

function doorThreads({ x, y, radius, neck, base }: Vault, from: number, end: number): Drawing {
  const drop = base - neck - y;
  const reach = Math.sqrt((radius + neck) ** 2 - drop ** 2);
  return threadsOn.paper.map((color, index) => {
    const offset = PITCH - index * PITCH;
    const circle = radius + offset;
    const bend = neck - offset;
    const share = circle / (radius + neck);
    const touch = (side: 1 | -1) => `${x + side * reach * share} ${y + drop * share}`;
    return stroke(
      `M${from} ${base - offset}H${x - reach}A${bend} ${bend} 0 0 0 ${touch(-1)}A${circle} ${circle} 0 1 1 ${touch(1)}A${bend} ${bend} 0 0 0 ${x + reach} ${base - offset}H${end}`,
      color,
      THREAD,
    );
  });
}

function door({ x, y, radius }: Vault): Drawing {
  const plate = radius - PITCH - 12;
  const spoke = plate * 0.78;
  return [
    dot(x, y, plate, indigo),
    [0, 60, 120].map((degrees) => {
      const dx = Math.cos((degrees * Math.PI) / 180) * spoke;
      const dy = Math.sin((degrees * Math.PI) / 180) * spoke;
      return line(x - dx, y - dy, x + dx, y + dy, paper, plate * 0.14);
    }),
    ring(x, y, plate * 0.5, paper, plate * 0.14),
    dot(x, y, plate * 0.22, marigold),
  ];
}

function backup(from: number, to: number, y: number, scale: number): Drawing {
  const head = to + 32 * scale;
  return fill(
    `M${from} ${y - 12 * scale}H${head}v${-22 * scale}L${to} ${y}L${head} ${y + 34 * scale}v${-22 * scale}H${from}z`,
    marigold,
    { halo: { color: surface, reach: 6 } },
  );
}

interface Budget {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly size: number;
}

function budget({ x, y, width, height, size }: Budget): Drawing {
  return [
    text(x, y - size * 0.6, 'Budget', { size }),
    figure(x + width, y - size * 0.6, '62%', { size: size * 1.6, anchor: 'end' }),
    rect(x, y, width, height, hairline),
    rect(x, y, width * 0.62, height, indigo),
  ];
}
