import { ground } from '../../kit/canvas';
import {
  indigo,
  indigoDeep,
  indigoMid,
  indigoTint,
  madder,
  madderLight,
  marigold,
  pending,
  surface,
} from '../../kit/palette';
import { barcode, bars, printLines } from '../../kit/panel';
import {
  definePicture,
  dot,
  type Drawing,
  fill,
  group,
  type Picture,
  rect,
  stroke,
  times,
} from '../../kit/shapes';
import { figure } from '../../kit/text';
import { bundle, OVERSHOOT, THREAD_LINE, threadsOn } from '../../kit/threads';

export const CARD = { width: 212, height: 236, face: 132 } as const;

export const badges: readonly {
  readonly name: string;
  readonly label: string;
  readonly face: string;
  readonly object: () => Drawing;
}[] = [
  { name: 'frontend', label: 'Frontend', face: indigo, object: layout },
  { name: 'backend', label: 'Backend', face: madder, object: braces },
  { name: 'database', label: 'Database', face: indigo, object: drums },
  { name: 'digital-marketing', label: 'Digital marketing', face: madder, object: megaphone },
  { name: 'power-bi', label: 'Power BI', face: indigo, object: chart },
  { name: 'cloud', label: 'Cloud', face: madder, object: cloud },
];

const MIDDLE = 240;
export const NECK = 20;
export const LOOP = 36;

interface Hanging {
  readonly y: number;
  readonly top: number;
  readonly scale: number;
  readonly line: number;
}

/** As high above the lower edge as the bundle of the banner: components/shared/woven-banner.module.scss. */
const HANGING_LINE = 300;

const PEG: Hanging = { y: 64, top: 154, scale: 0.82, line: THREAD_LINE };
/** High above the picture, whose frame shows more of it. */
const STRAP: Hanging = { y: -400, top: 36, scale: 1.25, line: HANGING_LINE };

/** On a strap from the upper edge of its banner, and for phones, on a peg. */
export const jobBadges: readonly Picture[] = badges.flatMap(({ name, label, face, object }) => {
  const tile = { width: 480, height: 360, shownAt: 240 };
  const card = badge(label, face, object(), marigold);
  return [
    definePicture({ ...tile, name: `job-${name}`, draw: () => draw(card, STRAP) }),
    definePicture({
      ...tile,
      name: `job-${name}-small`,
      draw: () =>
        draw(card, PEG, [dot(MIDDLE, PEG.y, 17, indigo), dot(MIDDLE, PEG.y, 6, marigold)]),
    }),
  ];
});

function draw(card: Drawing, { y, top, scale, line }: Hanging, peg: Drawing = []): Drawing {
  const shoulder = top - 52;
  return [
    ground(480, 360, marigold),
    peg,
    bundle(
      [
        [-OVERSHOOT, line],
        [MIDDLE - NECK, line, NECK],
        [MIDDLE - NECK, top, LOOP],
        [MIDDLE - LOOP, shoulder, LOOP],
        [MIDDLE - LOOP, y - LOOP, LOOP],
        [MIDDLE + LOOP, y - LOOP, LOOP],
        [MIDDLE + LOOP, shoulder, LOOP],
        [MIDDLE + NECK, top, LOOP],
        [MIDDLE + NECK, line, NECK],
        [480 + OVERSHOOT, line],
      ],
      threadsOn.marigold,
      { halo: marigold },
    ),
    group({ move: [MIDDLE, top], scale }, card),
  ];
}

/** @param halo the ground of the picture */
export function badge(label: string, face: string, object: Drawing, halo: string): Drawing {
  const { width, height, face: faceHeight } = CARD;
  const x = -width / 2;
  return [
    rect(x - 10, -10, width + 20, height + 20, halo),
    rect(x, 0, width, height, surface),
    rect(x + 8, 8, width - 16, faceHeight - 8, face),
    group({ move: [0, faceHeight / 2 + 8], scale: 0.9 }, object),
    rect(-52, -14, 104, 26, indigoDeep),
    rect(-40, -4, 80, 6, marigold),
    figure(x + 12, faceHeight + 42, label, { size: 29.5, color: indigo }),
    printLines(x + 12, faceHeight + 62, [80, 60], pending, { step: 15, thickness: 6 }),
    barcode(28, faceHeight + 58, 28, [0, 3, 5, 9, 11, 14, 18], 3.2, indigoDeep),
  ];
}

function layout(): Drawing {
  return [
    rect(-76, -42, 152, 88, surface),
    rect(-76, -42, 152, 18, madderLight),
    rect(-64, -14, 56, 48, marigold),
    printLines(4, -14, [60, 44, 60], indigoMid, { step: 21, thickness: 7 }),
  ];
}

function braces(): Drawing {
  return [
    [-1, 1].map((side) =>
      stroke(
        `M${side * 62} -44H${side * 76}V-12L${side * 92} 2L${side * 76} 16V48H${side * 62}`,
        marigold,
        12,
      ),
    ),
    printLines(-44, -32, [88, 60, 88, 40], surface, { step: 20, thickness: 9 }),
  ];
}

function drums(): Drawing {
  return [marigold, surface, madderLight].map((color, index) => {
    const y = 34 - index * 34;
    return [
      fill(`M-62 ${y - 16}V${y}A62 14 0 0 0 62 ${y}V${y - 16}z`, color),
      fill(`M-62 ${y - 16}A62 14 0 0 1 62 ${y - 16}A62 14 0 0 1 -62 ${y - 16}`, indigoTint),
    ];
  });
}

function megaphone(): Drawing {
  return [
    fill('M-52 -18L28 -48V48L-52 18z', marigold),
    rect(-80, -18, 22, 36, surface),
    fill('M-40 24L-16 32V54H-36z', surface),
    times(3).map((index) => {
      const reach = 16 + index * 16;
      return stroke(
        `M${44 + index * 16} ${-reach}q${12 + index * 4} ${reach} 0 ${reach * 2}`,
        surface,
        7,
      );
    }),
  ];
}

function chart(): Drawing {
  return [
    rect(-92, 40, 184, 7, surface),
    bars(-80, 40, [28, 44, 36, 62, 82], {
      width: 24,
      gap: 10,
      color: indigoTint,
      last: marigold,
    }),
    stroke('M-68 -8L-34 -22L0 -14L34 -40L62 -56', madderLight, 7),
  ];
}

function cloud(): Drawing {
  return [
    dot(-48, 4, 28, surface),
    dot(-4, -14, 38, surface),
    dot(48, 2, 30, surface),
    rect(-48, 4, 96, 28, surface),
    [-32, 0, 32].map((x, index) => rect(x - 5, 16, 10, index === 1 ? 44 : 32, marigold)),
  ];
}
