import { ground } from '../../kit/canvas';
import {
  indigo,
  indigoMid,
  madder,
  madderLight,
  marigold,
  marigoldTint,
  paper,
} from '../../kit/palette';
import { definePicture, dot, type Drawing, fill, group, rect, stroke } from '../../kit/shapes';
import { asThread, bundle, offsetPolyline, OVERSHOOT, threadsOn } from '../../kit/threads';

interface Scene {
  readonly width: number;
  readonly height: number;
  readonly thread: number;
  readonly pitch: number;
  readonly line: number;
  readonly door: { readonly left: number; readonly right: number; readonly top: number };
  readonly column: number;
  readonly rows: readonly [letter: number, telephone: number];
  readonly scale: number;
}

/** From top to bottom: the letter's, the telephone's, the pin's. */
const [LETTER, TELEPHONE, PIN] = threadsOn.indigo;

function scene(measures: Scene): Drawing {
  const { width, height, thread, pitch, line, door } = measures;
  const floor = line + pitch + thread / 2;
  return [
    ground(width, height, indigo),
    doorway(measures, floor),
    sources(measures),
    bundle(
      [
        [meetingPoint(measures), line],
        [door.left, line, pitch * 2.5],
        [door.left, door.top, archRadius(pitch)],
        [door.right, door.top, archRadius(pitch)],
        [door.right, line, pitch * 2.5],
        [width + OVERSHOOT, line],
      ],
      threadsOn.indigo,
      { thread, pitch },
    ),
  ];
}

const meetingPoint = ({ door, pitch }: Scene): number => door.left - 4 * pitch;

const archRadius = (pitch: number): number => pitch * 3.5;

function doorway({ pitch, thread, door, height, scale }: Scene, floor: number): Drawing {
  const reveal = pitch + thread;
  const left = door.left + reveal;
  const right = door.right - reveal;
  const top = door.top + reveal;
  const round = archRadius(pitch) - reveal;
  const leaf = (right - left) * 0.3;
  const spill = height - floor;
  return [
    fill(
      `M${left} ${floor}V${top + round}a${round} ${round} 0 0 1 ${round} ${-round}H${right - round}a${round} ${round} 0 0 1 ${round} ${round}V${floor}z`,
      marigoldTint,
    ),
    fill(`M${left} ${floor}H${right}L${right + spill} ${height}H${left - spill}z`, marigold),
    fill(
      `M${left} ${floor}V${top + round}A${round} ${round} 0 0 1 ${left + round * 0.5} ${top + round * 0.134}L${left + leaf} ${top + round * 0.5}V${floor - leaf * 0.4}z`,
      indigoMid,
    ),
    dot(left + leaf * 0.76, (top + floor) / 2 + pitch, thread * 0.45, marigold),
    group(
      { move: [(left + leaf + right) / 2, top + (floor - top) * 0.36], scale: scale * 0.9 },
      mark(),
    ),
  ];
}

/** 60 wide. */
function mark(): Drawing {
  return [
    rect(-20, -34, 10, 68, indigo),
    rect(10, -34, 10, 68, indigo),
    rect(-34, -20, 22, 10, madder),
    rect(-8, -20, 42, 10, madder),
    rect(-34, 10, 42, 10, madder),
    rect(12, 10, 22, 10, madder),
  ];
}

function sources(measures: Scene): Drawing {
  const { column, rows, line, thread, pitch, scale } = measures;
  const [letterRow, telephoneRow] = rows;
  return [
    routes(measures, [LETTER, TELEPHONE]),
    asThread(
      stroke(`M${column} ${line + pitch}H${meetingPoint(measures) + 1}`, PIN, thread, {
        roundEnds: true,
      }),
    ),
    group({ move: [column, letterRow], scale }, letter()),
    group({ move: [column, telephoneRow], turn: -18, scale }, telephone()),
    group({ move: [column, line + pitch], scale }, pin()),
  ];
}

/** Of the two upper threads. */
function routes(measures: Scene, [first, second]: readonly [string, string]): Drawing {
  const { column, rows, line, thread, pitch, scale } = measures;
  const end = meetingPoint(measures);
  const step = (end - column) / 3;
  const route = (from: number, x: number, to: number, color: string) =>
    asThread(
      stroke(
        offsetPolyline(
          [
            [column + 44 * scale, from],
            [x, from],
            [x, to],
            [end + 1, to],
          ],
          0,
          pitch * 1.5,
        ),
        color,
        thread,
      ),
    );
  return [
    route(rows[0], column + 2.45 * step, line - pitch, first),
    route(rows[1], column + 1.7 * step, line, second),
  ];
}

function letter(): Drawing {
  return [
    rect(-52, -34, 104, 68, paper),
    stroke('M-52 -34L0 8L52 -34', indigo, 6),
    rect(26, 8, 18, 18, madderLight),
  ];
}

function telephone(): Drawing {
  return [
    asThread(stroke('M-38 2C-24 -26 24 -26 38 2', paper, 20)),
    asThread(rect(-54, -4, 34, 30, paper, 5)),
    asThread(rect(20, -4, 34, 30, paper, 5)),
  ];
}

function pin(): Drawing {
  return [
    asThread(
      fill('M0 0C-12 -26 -34 -42 -34 -68A34 34 0 0 1 34 -68C34 -42 12 -26 0 0z', madderLight),
    ),
    dot(0, -68, 13, indigo),
  ];
}

function sandals(x: number, y: number): Drawing {
  return [0, 24].map((dx) => [
    stroke(`M${x + dx} ${y}v20`, madderLight, 15, { roundEnds: true }),
    stroke(`M${x + dx - 7} ${y + 12}l7 -12l7 12`, paper, 3.5),
  ]);
}

export const contactHeader = definePicture({
  name: 'contact-header',
  width: 744,
  height: 500,
  draw: () => [
    scene({
      width: 744,
      height: 500,
      thread: 12,
      pitch: 24,
      line: 400,
      door: { left: 432, right: 648, top: 76 },
      column: 84,
      rows: [92, 224],
      scale: 1,
    }),
    sandals(690, 456),
  ],
});

const PHONE: Scene = {
  width: 400,
  height: 220,
  thread: 8,
  pitch: 14,
  line: 180,
  door: { left: 240, right: 378, top: 44 },
  column: 54,
  rows: [37, 137],
  scale: 0.6,
};

/** Its threads leave at the foot, for the rows below. */
export const contactHeaderSlim = definePicture({
  name: 'contact-header-slim',
  width: PHONE.width,
  height: PHONE.height,
  draw: () => {
    const { width, height, thread, pitch, line, door, column, rows, scale } = PHONE;
    const start = meetingPoint(PHONE);
    const low = line + pitch;
    return [
      ground(width, height, indigo),
      doorway(PHONE, low + thread / 2),
      routes(PHONE, [PIN, TELEPHONE]),
      asThread(stroke(`M${column + 36 * scale} ${low}H${start + 1}`, LETTER, thread)),
      asThread(
        stroke(`M${column} ${rows[1]}h${44 * scale + 1}`, TELEPHONE, thread, { roundEnds: true }),
      ),
      group({ move: [column, rows[0]], scale }, letter()),
      group({ move: [column, rows[1]], scale }, pin()),
      group({ move: [column, low - 2], turn: -18, scale }, telephone()),
      bundle(
        [
          [start, line],
          [door.left, line, pitch * 2.5],
          [door.left, door.top, archRadius(pitch)],
          [door.right, door.top, archRadius(pitch)],
          [door.right, height + OVERSHOOT],
        ],
        [PIN, TELEPHONE, LETTER],
        { thread, pitch },
      ),
    ];
  },
});

export const contactHeaderSmall = definePicture({
  name: 'contact-header-small',
  width: 400,
  height: 288,
  draw: () =>
    scene({
      width: 400,
      height: 288,
      thread: 8,
      pitch: 16,
      line: 230,
      door: { left: 232, right: 360, top: 44 },
      column: 66,
      rows: [44, 118],
      scale: 0.62,
    }),
});
