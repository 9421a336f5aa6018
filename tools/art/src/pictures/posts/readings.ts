import { ground } from '../../kit/canvas';
import {
  indigo,
  indigoDeep,
  indigoMid,
  indigoTint,
  ink,
  madder,
  marigold,
  sand,
  surface,
} from '../../kit/palette';
import {
  definePicture,
  dot,
  type Drawing,
  fill,
  group,
  line,
  rect,
  stroke,
  times,
} from '../../kit/shapes';
import { straightBundle, threadsOn } from '../../kit/threads';

const WIDTH = 360;
const WIDTH_SMALL = 480;
const HEIGHT = 240;
const LINE = 176;

const grounds = { marigold, sand, tint: indigoTint } as const;

const reading = (name: string, color: keyof typeof grounds, draw: (color: string) => Drawing) =>
  [WIDTH, WIDTH_SMALL].map((width) =>
    definePicture({
      name: `blog-reading-${name}${width === WIDTH ? '' : '-small'}`,
      width,
      height: HEIGHT,
      draw: () => [
        ground(width, HEIGHT, grounds[color]),
        straightBundle(threadsOn[color], 0, width, LINE),
        group({ move: [(width - WIDTH) / 2, 0] }, draw(grounds[color])),
      ],
    }),
  );

/** Narrow ones, beside the text; the wider ones stand between paragraphs on phones. */
export const readings = [
  ...reading('meter', 'sand', furnace),
  ...reading('cold-room', 'tint', coldRoom),
  ...reading('silo', 'marigold', silo),
];

function furnace(color: string): Drawing {
  return [
    rect(0, 60, 188, 180, color),
    rect(28, 64, 152, 176, indigo),
    rect(48, 16, 40, 48, indigoDeep),
    rect(60, 112, 88, 88, indigoDeep),
    fill('M68 200C68 164 96 164 100 124C132 148 140 172 140 200z', madder),
    fill('M86 200C86 180 102 178 104 156C120 172 124 184 124 200z', marigold),
    rect(228, 100, 132, 112, color),
    dot(284, 152, 56, indigo),
    dot(284, 152, 44, surface),
    times(5).map((mark) => {
      const angle = Math.PI * (1 + mark / 4);
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      return line(284 + 30 * x, 160 + 30 * y, 284 + 40 * x, 160 + 40 * y, ink, 4);
    }),
    line(284, 164, 306, 136, madder, 6),
    dot(284, 164, 8, madder),
  ];
}

function coldRoom(color: string): Drawing {
  return [
    rect(52, 16, 88, 224, color),
    rect(72, 20, 48, 160, surface, 24),
    dot(96, 190, 38, surface),
    dot(96, 190, 26, madder),
    rect(86, 56, 20, 130, madder),
    times(5).map((mark) => rect(124, 44 + mark * 26, mark === 1 ? 36 : 18, 6, indigo)),
    rect(192, 88, 168, 144, color),
    rect(200, 96, 136, 136, indigoMid),
    rect(200, 96, 136, 32, indigo),
    rect(248, 96, 40, 48, marigold),
    stroke('M212 216L324 144M212 144L324 216', madder, 16),
  ];
}

function silo(color: string): Drawing {
  return [
    rect(92, 12, 176, 228, color),
    fill('M104 56L180 12L256 56z', indigo),
    rect(104, 56, 152, 128, surface),
    rect(104, 116, 152, 68, madder),
    fill('M104 184H256L200 228H160z', indigo),
    rect(112, 184, 12, 56, indigoDeep),
    rect(236, 184, 12, 56, indigoDeep),
    stroke('M104 148H256', indigo, 6, { dash: [14, 8] }),
    fill('M280 148L308 132V142H340V154H308V164z', indigo),
  ];
}
