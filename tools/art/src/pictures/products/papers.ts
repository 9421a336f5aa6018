import {
  hairline,
  indigo,
  indigoMid,
  indigoTint,
  madder,
  marigold,
  surface,
} from '../../kit/palette';
import { definePicture, dot, type Drawing, fill, rect, stroke, times } from '../../kit/shapes';

/** Without a ground, so that the page's threads run behind. */
function paper(name: string, width: number, draw: () => Drawing) {
  return definePicture({ name: `paper-${name}`, width, height: 200, ground: 'page', draw });
}

function hand(x: number, y: number, waves: number, color = indigoMid): Drawing {
  return stroke(`M${x} ${y}q5 -12 10 0${'t10 0'.repeat(waves - 1)}`, color, 4, { roundEnds: true });
}

function mark(x: number, y: number): Drawing {
  return stroke(`M${x} ${y}l6 6l12 -14`, indigoMid, 4);
}

function ruled(x: number, width: number, lines: readonly number[]): Drawing {
  return lines.map((y) => rect(x, y, width, 2, hairline));
}

const visitorRegister = paper('visitor-register', 176, () => {
  const lines = times(5).map((line) => 52 + line * 28);
  return [
    fill('M0 22Q44 6 88 22Q132 6 176 22V192Q132 208 88 192Q44 208 0 192Z', surface),
    rect(86, 22, 4, 170, indigoTint),
    ruled(14, 58, lines),
    ruled(104, 58, lines),
    lines.slice(0, 4).map((y, line) => hand(14, y - 8, 4 - (line % 2))),
    hand(104, 44, 3),
    hand(104, 72, 4),
    hand(104, 100, 3, madder),
    rect(136, 10, 12, 66, marigold),
  ];
});

const musterRoll = paper('muster-roll', 152, () => [
  rect(0, 8, 152, 192, surface),
  rect(0, 8, 152, 30, indigo),
  rect(12, 19, 58, 8, marigold),
  times(6).map((line) => [
    rect(12, 53 + line * 24, 32, 7, indigoMid),
    times(6).map((day) =>
      rect(54 + day * 15, 50 + line * 24, 12, 12, attendance(day * 5 + line * 7)),
    ),
  ]),
]);

function attendance(day: number): string {
  if (day % 13 === 8) return madder;
  return day % 11 === 4 ? marigold : indigoTint;
}

const gateRegister = paper('gate-register', 160, () => {
  const lines = times(5).map((line) => 48 + line * 32);
  return [
    rect(0, 8, 160, 192, surface),
    rect(0, 8, 24, 192, madder),
    ruled(38, 108, lines),
    lines.map((y, line) => hand(38, y - 9, 5 - (line % 3))),
    [0, 1, 3].map((line) => mark(124, 36 + line * 32)),
    [2, 4].map((line) => rect(122, 36 + line * 32, 22, 4, madder)),
  ];
});

const inspectionSheet = paper('inspection-sheet', 140, () => [
  rect(0, 18, 140, 182, surface),
  rect(42, 8, 56, 26, indigo),
  rect(56, 0, 28, 12, indigo),
  times(6).map((line) => [
    rect(14, 56 + line * 23, 54, 7, indigoMid),
    rect(78, 62 + line * 23, 48, 2, hairline),
    line === 2 ? [] : mark(86, 58 + line * 23),
  ]),
  dot(110, 106, 25, madder),
  stroke('M101 97l18 18m0 -18l-18 18', surface, 6),
]);

const machineCard = paper('machine-card', 144, () => [
  fill('M0 0H128L144 22V200H0ZM60 24a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z', marigold, {
    evenOdd: true,
  }),
  rect(18, 52, 114, 130, surface),
  ruled(30, 90, [84, 108, 132, 156]),
  hand(30, 76, 4),
  hand(30, 100, 6),
  hand(30, 124, 3),
  hand(30, 148, 4, madder),
  rect(94, 140, 26, 12, indigo),
]);

export const papers = [
  visitorRegister,
  musterRoll,
  gateRegister,
  inspectionSheet,
  machineCard,
] as const;
