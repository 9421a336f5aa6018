import { ground } from '../../kit/canvas';
import {
  approved,
  indigo,
  indigoMid,
  indigoTint,
  madder,
  madderLight,
  marigold,
  muted,
  paper,
  periwinkle,
  surface,
} from '../../kit/palette';
import { printLines, tick } from '../../kit/panel';
import {
  definePicture,
  dot,
  type Drawing,
  group,
  line,
  rect,
  ring,
  stroke,
} from '../../kit/shapes';
import { figure, text } from '../../kit/text';
import { bundle, threadsOn } from '../../kit/threads';
import { acrossSmall, acrossWide, SMALL, WIDE } from './frame';

export const serviceSharepoint = definePicture({
  name: 'service-sharepoint',
  ...WIDE,
  draw: () => [
    ground(744, 500, indigo),
    bundle(acrossWide(), threadsOn.indigo),
    valid(32, 32, 192, 296),
    withdrawn(260, 328, 128, 224),
    inReview(424, 96, 136, 232),
    gap(592, 120, 120, 208),
    card(32, 192, 'Revision 7', 'Approved 12 Nov'),
    card(248, 136, 'Revision 6', 'Withdrawn'),
    card(424, 136, 'Drawing', 'In review'),
    card(592, 128, 'Drawing', 'Checked out'),
  ],
});

export const serviceSharepointSmall = definePicture({
  name: 'service-sharepoint-small',
  ...SMALL,
  draw: () => [
    ground(400, 300, indigo),
    bundle(acrossSmall(), threadsOn.indigo),
    valid(16, 24, 116, 168),
    withdrawn(156, 192, 72, 132),
    inReview(244, 76, 64, 116),
    gap(330, 88, 54, 104),
    [
      { x: 16, what: 'Revision 7', state: '12 Nov' },
      { x: 132, what: 'Revision 6', state: 'withdrawn' },
      { x: 244, what: 'Drawing', state: 'in review' },
      { x: 330, what: 'Drawing', state: 'out' },
    ].map(({ x, what, state }) => [
      text(x, 262, what, { size: 15, color: paper }),
      text(x, 284, state, { size: 15, color: periwinkle }),
    ]),
  ],
});

function card(x: number, width: number, what: string, state: string): Drawing {
  return [
    rect(x, 388, width, 72, surface, 3),
    text(x + 14, 418, what, { size: 18 }),
    text(x + 14, 444, state, { size: 17, color: muted }),
  ];
}

function valid(x: number, y: number, width: number, height: number): Drawing {
  const radius = width * 0.24;
  const middle = y + height - radius - 20;
  return [
    rect(x, y, width, height, surface),
    rect(x, y, width, 12, marigold),
    figure(x + width * 0.1, y + 28 + width * 0.2, 'WI-114', { size: width * 0.28 }),
    height > 200
      ? printLines(x + width * 0.1, y + 100, [width * 0.8, width * 0.5], indigoTint, {
          step: 22,
          thickness: 8,
        })
      : [],
    ring(x + width / 2, middle, radius, approved, 6),
    tick(x + width / 2 - radius * 0.54, middle + radius * 0.04, approved, radius / 11),
  ];
}

function withdrawn(x: number, foot: number, width: number, height: number): Drawing {
  return group({ move: [x, foot], turn: -9 }, [
    rect(0, -height, width, height, periwinkle),
    figure(width * 0.1, width * 0.36 - height, 'WI-114', { size: width * 0.27 }),
    printLines(width * 0.1, width * 0.52 - height, [width * 0.8, width * 0.8], indigoMid, {
      step: 16,
      thickness: 6,
    }),
    line(0, -16, width, 32 - height, madder, 8),
  ]);
}

function inReview(x: number, y: number, width: number, height: number): Drawing {
  const middle = x + width / 2;
  const foot = height / 5;
  return [
    rect(x, y, width, height, indigoMid),
    group({ move: [middle, y + height * 0.4], scale: width / 136 }, [
      ring(0, 0, 46, paper, 4),
      ring(0, 0, 18, paper, 4),
      stroke('M-60 0H60M0 -60V60', paper, 2, { dash: [12, 5] }),
      [-23, 23].map((dx) => [-23, 23].map((dy) => dot(dx, dy, 5, paper))),
    ]),
    rect(x, y + height - foot, width, foot, marigold),
    [-1, 0, 1].map((step) =>
      dot(middle + step * foot * 0.52, y + height - foot / 2, foot / 8, indigo),
    ),
  ];
}

function gap(x: number, y: number, width: number, height: number): Drawing {
  const middle = x + width / 2;
  return [
    stroke(`M${x} ${y + height}V${y}H${x + width}V${y + height}`, periwinkle, 3, {
      dash: [10, 8],
    }),
    stroke(
      `M${middle} ${y + height * 0.28}v${height * 0.34}M${middle - 16} ${y + height * 0.28 + 18}l16 -16l16 16`,
      madderLight,
      8,
    ),
  ];
}
