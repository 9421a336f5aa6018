import { ground } from '../../kit/canvas';
import {
  indigo,
  indigoDeep,
  indigoTint,
  madder,
  marigold,
  paper,
  sand,
  surface,
} from '../../kit/palette';
import {
  definePicture,
  dot,
  type Drawing,
  fill,
  group,
  rect,
  ring,
  stroke,
} from '../../kit/shapes';
import { figure } from '../../kit/text';
import { threadsOn, weave } from '../../kit/threads';
import { SLIDE, SMALL_SLIDE, slideBundle, type Stage, threadOffsets } from './stage';

const BEARING = 36;

/** A compass whose ring is one loop of the bundle; its bearings are versions, its needle the next one. */
export const heroNav = definePicture({
  name: 'hero-2',
  ...SLIDE,
  draw: () => [
    ground(SLIDE.width, SLIDE.height, sand),
    loop(SLIDE, 256, 216),
    group({ move: [256, SLIDE.line - 216] }, [
      dot(0, 0, 170, surface),
      sector(BEARING, 170),
      figure(62, -82, 'BC', { size: 56 }),
      figure(-106, -58, 'NAV', { size: 56 }),
      VERSIONS.map(({ version, angle }) => {
        const [x, y] = polar(angle, 124);
        return [
          graduation(angle, 170, 156, indigo),
          figure(x, y + 10, version, { size: 28, anchor: 'middle' }),
        ];
      }),
      needle(BEARING, 84),
    ]),
    nextCloth(600, SLIDE.line),
  ],
});

/** The versions in use, clockwise from the east. */
const VERSIONS = [
  { version: '2018', angle: 96 },
  { version: '2017', angle: 132 },
  { version: '2016', angle: 169 },
  { version: '2015', angle: 205 },
  { version: '2013', angle: 242 },
  { version: '2009', angle: 278 },
];

/** Where the bundle is going: the cloth of Business Central. */
function nextCloth(x: number, y: number): Drawing {
  return [
    rect(x - 20, y - 148, 240, 232, sand),
    weave(x, y - 130, 5, 5, {
      pitch: 42,
      band: 34,
      gap: 4,
      weft: (line) => [marigold, indigoTint, marigold, madder, marigold][line] ?? marigold,
      warp: () => indigo,
    }),
  ];
}

export const heroNavSmall = definePicture({
  name: 'hero-2-small',
  ...SMALL_SLIDE,
  draw: () => [
    ground(SMALL_SLIDE.width, SMALL_SLIDE.height, sand),
    loop(SMALL_SLIDE, 200, 108),
    group({ move: [200, SMALL_SLIDE.line - 108] }, [
      dot(0, 0, 82, surface),
      sector(BEARING, 82),
      figure(36, -36, 'BC', { size: 30 }),
      figure(-68, 16, 'NAV', { size: 30 }),
      needle(BEARING + 8, 46),
    ]),
  ],
});

/**
 * The bundle runs in, once around, and out. It passes over its own ring on the way in and under it on
 * the way out, so the loop is a true one.
 */
function loop(stage: Stage, x: number, radius: number): Drawing {
  const { line, pitch, thread } = stage;
  const y = line - radius;
  const halo = 3 * pitch + 8;
  return [
    slideBundle(stage, threadsOn.sand),
    stroke(`M${x} ${y + radius}A${radius} ${radius} 0 0 0 ${x + radius} ${y}`, sand, halo),
    threadOffsets(stage).map((offset, index) =>
      ring(x, y, radius - offset, threadsOn.sand[index] ?? indigo, thread),
    ),
    rect(0, line - halo / 2, x, halo, sand),
    slideBundle(stage, threadsOn.sand, -10, x + 2),
  ];
}

function polar(angle: number, radius: number): readonly [number, number] {
  const radians = (angle * Math.PI) / 180;
  return [radius * Math.sin(radians), -radius * Math.cos(radians)];
}

function graduation(angle: number, from: number, to: number, color: string): Drawing {
  const [x1, y1] = polar(angle, from);
  const [x2, y2] = polar(angle, to);
  return stroke(`M${x1} ${y1}L${x2} ${y2}`, color, 4);
}

/** The bearing that the compass has found. */
function sector(angle: number, radius: number): Drawing {
  const [x1, y1] = polar(angle - 34, radius);
  const [x2, y2] = polar(angle + 34, radius);
  return fill(`M0 0L${x1} ${y1}A${radius} ${radius} 0 0 1 ${x2} ${y2}z`, marigold);
}

function needle(angle: number, length: number): Drawing {
  const width = length * 0.2;
  return group({ turn: angle }, [
    fill(`M${-width} 0L0 ${-length}L${width} 0z`, indigoDeep),
    fill(`M${-width} 0L0 ${length}L${width} 0z`, madder),
    dot(0, 0, width * 0.6, paper),
  ]);
}
