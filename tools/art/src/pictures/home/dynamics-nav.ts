import { ground } from '../../kit/canvas';
import { compassRose } from '../../kit/compass';
import { indigo, indigoTint, madder, marigold, paper, sand, surface } from '../../kit/palette';
import { definePicture, dot, type Drawing, group, rect, ring, stroke } from '../../kit/shapes';
import { figure } from '../../kit/text';
import { asThread, threadsOn, weave } from '../../kit/threads';
import { SLIDE, SMALL_SLIDE, slideBundle, type Stage, threadOffsets } from './stage';

const BEARING = 36;

export const heroNav = definePicture({
  name: 'hero-2',
  ...SLIDE,
  draw: () => [
    ground(SLIDE.width, SLIDE.height, sand),
    loop(SLIDE, 256, 216),
    group({ move: [256, SLIDE.line - 216] }, [
      dot(0, 0, 170, surface),
      rose(96, 64, 17),
      figure(66, -92, 'BC', { size: 48 }),
      figure(-124, -86, 'NAV', { size: 48 }),
      VERSIONS.map(({ version, angle }) => {
        const [x, y] = polar(angle, 124);
        return [
          graduation(angle, 170, 156, indigo),
          figure(x, y + 10, version, { size: 28, anchor: 'middle' }),
        ];
      }),
    ]),
    nextCloth(600, SLIDE.line),
  ],
});

const VERSIONS = [
  { version: '2018', angle: 96 },
  { version: '2017', angle: 132 },
  { version: '2016', angle: 169 },
  { version: '2015', angle: 205 },
  { version: '2013', angle: 242 },
  { version: '2009', angle: 278 },
];

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
      rose(60, 38, 11),
      figure(38, -40, 'BC', { size: 28 }),
      figure(-60, -32, 'NAV', { size: 28 }),
    ]),
  ],
});

function loop(stage: Stage, x: number, radius: number): Drawing {
  const { line, pitch, thread } = stage;
  const y = line - radius;
  const halo = 3 * pitch + 8;
  return [
    slideBundle(stage, threadsOn.sand),
    stroke(`M${x} ${y + radius}A${radius} ${radius} 0 0 0 ${x + radius} ${y}`, sand, halo),
    threadOffsets(stage).map((offset, index) =>
      asThread(ring(x, y, radius - offset, threadsOn.sand[index] ?? indigo, thread)),
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

function rose(long: number, short: number, notch: number): Drawing {
  return [
    compassRose(0, 0, {
      points: [short, short, short, short],
      notch: notch * 0.7,
      tones: [indigoTint, indigoTint],
      turn: BEARING + 45,
    }),
    compassRose(0, 0, {
      points: [long, short, short, short],
      notch,
      tones: [indigo, indigoTint],
      north: [madder, marigold],
      turn: BEARING,
    }),
    dot(0, 0, notch * 0.4, paper),
  ];
}
