import { ground } from '../../kit/canvas';
import {
  indigo,
  indigoDeep,
  indigoTint,
  madder,
  marigold,
  paper,
  surface,
} from '../../kit/palette';
import { printLines, tick } from '../../kit/panel';
import { definePicture, dot, type Drawing, fill, rect, stroke } from '../../kit/shapes';
import { figure, text } from '../../kit/text';
import { bundle, offsetPolyline, OVERSHOOT, type Point, threadsOn } from '../../kit/threads';
import { SLIDE, SMALL_SLIDE, type Stage } from './stage';

export const heroEdTech = definePicture({
  name: 'hero-8',
  ...SLIDE,
  draw: () => {
    const climb: readonly Point[] = [
      [-OVERSHOOT, SLIDE.line],
      [44, SLIDE.line],
      [44, 460],
      [188, 460],
      [188, 372],
      [332, 372],
      [332, 284],
      [776, 284],
      [776, SLIDE.line],
      [SLIDE.width + OVERSHOOT, SLIDE.line],
    ];
    return [
      ground(SLIDE.width, SLIDE.height, marigold),
      flight(SLIDE, climb, 20),
      [
        { x: 96, y: 460, name: 'Finance' },
        { x: 240, y: 372, name: 'Stores' },
        { x: 384, y: 284, name: 'Plant' },
      ].map(({ x, y, name }, index) => [
        figure(x, y + 96, String(index + 1), { size: 56, color: marigold }),
        text(x, y + 130, name, { size: 24, color: paper }),
      ]),
      certificate(300, 64, 200, 168),
      cap(652, 148),
    ];
  },
});

export const heroEdTechSmall = definePicture({
  name: 'hero-8-small',
  ...SMALL_SLIDE,
  draw: () => {
    const climb: readonly Point[] = [
      [-OVERSHOOT, 256],
      [28, 256],
      [28, 204],
      [104, 204],
      [104, 152],
      [368, 152],
      [368, 256],
      [SMALL_SLIDE.width + OVERSHOOT, 256],
    ];
    return [
      ground(SMALL_SLIDE.width, SMALL_SLIDE.height, marigold),
      flight(SMALL_SLIDE, climb, 18),
      cap(248, 58, 0.68),
    ];
  },
});

function flight(
  { thread, pitch, height }: Stage,
  points: readonly Point[],
  radius: number,
): Drawing {
  const below = offsetPolyline(points, pitch + thread, radius);
  return [
    fill(`${below}V${height}H${-OVERSHOOT}z`, indigo),
    bundle(points, threadsOn.marigold, { thread, pitch, radius }),
  ];
}

function certificate(x: number, y: number, width: number, height: number): Drawing {
  return [
    rect(x, y, width, height, surface, 4),
    rect(x + 10, y + 10, width - 20, 8, indigo),
    figure(x + 20, y + 62, 'Certificate', { size: 34 }),
    printLines(x + 20, y + 84, [96, 72], indigoTint),
    fill(`M${x + 140} ${y + 120}h36v76l-18 -16l-18 16z`, madder),
    dot(x + 158, y + 116, 34, surface),
    dot(x + 158, y + 116, 28, madder),
    tick(x + 146, y + 118, paper, 2),
    stroke(`M${x + 20} ${y + 144}q12 -20 22 0t22 -4t30 2`, indigo, 3),
  ];
}

function cap(x: number, y: number, scale = 1): Drawing {
  const at = (dx: number, dy: number) => `${x + dx * scale} ${y + dy * scale}`;
  return [
    fill(
      `M${at(-72, 8)}V${y + 60 * scale}Q${at(0, 100)} ${at(72, 60)}V${y + 8 * scale}z`,
      indigoDeep,
    ),
    fill(`M${at(-128, -8)}L${at(0, -68)}L${at(128, -8)}L${at(0, 52)}z`, indigo),
    stroke(`M${at(0, -8)}L${at(104, 18)}V${y + 64 * scale}`, madder, 8 * scale),
    rect(x + 92 * scale, y + 60 * scale, 24 * scale, 44 * scale, madder),
  ];
}
