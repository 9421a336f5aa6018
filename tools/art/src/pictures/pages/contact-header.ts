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
import { asThread, offsetPolyline, OVERSHOOT, type Point, threadsOn } from '../../kit/threads';

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
  const { width, height, thread, pitch, line, door, column, rows, scale } = measures;
  const [letterRow, telephoneRow] = rows;
  return [
    ground(width, height, indigo),
    doorway(measures, line + pitch + thread / 2),
    ways(
      measures,
      [LETTER, TELEPHONE, PIN],
      [0, 44, 0],
      [
        [door.right, line, pitch * 2.5],
        [width + OVERSHOOT, line],
      ],
    ),
    group({ move: [column, letterRow], scale }, letter()),
    group({ move: [column, telephoneRow], turn: -18, scale }, telephone()),
    group({ move: [column, line + pitch], scale }, pin()),
  ];
}

const meetingPoint = ({ door, pitch }: Scene): number => door.left - 4 * pitch;

const archRadius = (pitch: number): number => pitch * 3.5;

/** The light ends at `edge`, or as far out as at the other side. */
function doorway(
  { pitch, thread, door, height, scale }: Scene,
  floor: number,
  edge?: number,
): Drawing {
  const reveal = pitch + thread;
  const left = door.left + reveal;
  const right = door.right - reveal;
  const top = door.top + reveal;
  const round = archRadius(pitch) - reveal;
  const leaf = (right - left) * 0.3;
  const spill = height - floor;
  const sill = floor + 1;
  return [
    fill(
      `M${left} ${sill}V${top + round}a${round} ${round} 0 0 1 ${round} ${-round}H${right - round}a${round} ${round} 0 0 1 ${round} ${round}V${sill}z`,
      marigoldTint,
    ),
    fill(
      `M${left} ${floor}H${edge ?? right}L${edge ?? right + spill} ${height}H${left - spill}z`,
      marigold,
    ),
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

/** From each source to the door in one line, so that no joint shows. */
function ways(
  measures: Scene,
  colors: readonly [string, string, string],
  starts: readonly [number, number, number],
  end: readonly Point[],
): Drawing {
  const { door, column, rows, line, thread, pitch, scale } = measures;
  const meeting = meetingPoint(measures);
  const step = (meeting - column) / 3;
  const bends = [2.45, 1.7];
  return colors.map((color, index) => {
    const from = column + (starts[index] ?? 0) * scale;
    const to = line + (index - 1) * pitch;
    const row = rows[index] ?? to;
    const bend = Math.min(column + (bends[index] ?? 3) * step, meeting - pitch * 1.5);
    const first: readonly Point[] =
      row === to
        ? [
            [from, row],
            [meeting, to],
          ]
        : [
            [from, row],
            [bend, row],
            [bend, to],
            [meeting, to],
          ];
    const rest: readonly Point[] = [
      [meeting, line],
      [door.left, line, pitch * 2.5],
      [door.left, door.top, archRadius(pitch)],
      [door.right, door.top, archRadius(pitch)],
      ...end,
    ];
    const d =
      offsetPolyline(first, 0, pitch * 1.5) +
      offsetPolyline(rest, (index - 1) * pitch, 0).replace(/^M/, 'L');
    const way = stroke(d, color, thread, { roundEnds: true });
    // Has its color in both themes, and meets the light.
    return color === marigold ? way : asThread(way);
  });
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

/** Its threads leave at the foot, for the rows below; the light joins the inner one. */
export const contactHeaderSlim = definePicture({
  name: 'contact-header-slim',
  width: PHONE.width,
  height: PHONE.height,
  draw: () => {
    const { width, height, thread, pitch, line, door, column, rows, scale } = PHONE;
    const low = line + pitch;
    return [
      ground(width, height, indigo),
      doorway(PHONE, low + thread / 2, door.right - pitch),
      ways(PHONE, [PIN, TELEPHONE, LETTER], [0, 0, 36], [[door.right, height + OVERSHOOT]]),
      group({ move: [column, rows[0]], scale }, letter()),
      group({ move: [column, rows[1]], scale }, pin()),
      group({ move: [column, low - 2], turn: -18, scale }, telephone()),
    ];
  },
});

/** Open, for a sheet that stands in it: 40 units remain at each side of the sheet. */
export const contactEnvelope = definePicture({
  name: 'contact-envelope',
  width: 752,
  height: 240,
  ground: 'page',
  draw: () => [
    fill('M0 48L40 14V60z', madder),
    fill('M752 48L712 14V60z', madder),
    fill('M0 48L376 148L752 48V240H0z', marigold),
    stroke('M0 240L376 148L752 240', indigo, 6),
  ],
});
