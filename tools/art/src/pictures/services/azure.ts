import { ground } from '../../kit/canvas';
import {
  approved,
  indigo,
  indigoTint,
  ink,
  madder,
  marigold,
  marigoldTint,
  muted,
  periwinkle,
  rowRule,
  surface,
} from '../../kit/palette';
import { panel, tick } from '../../kit/panel';
import { definePicture, dot, type Drawing, fill, rect } from '../../kit/shapes';
import { figure, text } from '../../kit/text';
import { asThread, bundle, PITCH, type Point, threadsOn, weaveCells } from '../../kit/threads';
import { acrossSmall, acrossWide, SMALL, WIDE } from './frame';

const land = [
  '....###..................',
  '....########.............',
  '....########.............',
  '.....######..............',
  '......####...............',
  '.....#####...............',
  '....#######..............',
  '....######...........###.',
  '..###########...#...####.',
  '..#####################..',
  '..################.####..',
  '..###############..###...',
  '.################...##...',
  '.################....#...',
  '..##############.........',
  '..#.###########..........',
  '....##########...........',
  '....#########............',
  '....########.............',
  '.....#####...............',
  '.....######..............',
  '......#####..............',
  '......####...............',
  '......####...............',
  '.......##................',
  '.......#.................',
];

/** Pune lies in it and on the bundle. */
const PUNE_ROW = 16;

function cloth(x: number, y: number, pitch: number, band: number): Drawing {
  return weaveCells(x, y, land[0]?.length ?? 0, land.length, {
    pitch,
    band,
    gap: pitch / 8,
    weft: (row) => threadsOn.tint[row - PUNE_ROW] ?? periwinkle,
    warp: () => indigo,
    skip: (column, row) => land[row]?.[column] !== '#',
  }).map((cell) => {
    const part = rect(cell.x, cell.y, cell.width, cell.height, cell.color);
    return cell.isWeft && cell.color !== periwinkle ? asThread(part) : part;
  });
}

function link(points: readonly Point[], thread: number): Drawing {
  return bundle(points, [marigold, surface, madder], {
    thread,
    pitch: thread * 1.6,
    halo: indigoTint,
  });
}

export const serviceAzure = definePicture({
  name: 'service-azure',
  ...WIDE,
  draw: () => [
    ground(744, 500, indigoTint),
    bundle(acrossWide(), threadsOn.tint),
    rect(88, 328, 136, 48, indigoTint),
    cloth(26, 74, PITCH, 12),
    link(
      [
        [156, 196],
        [156, 272, 20],
        [112, 304, 20],
        [112, 336],
      ],
      5,
    ),
    plant(156, 208, 0.86),
    city(112, 336, 14),
    city(164, 352, 12),
    city(192, 416, 12),
    label(24, 296, 60, 'Pune'),
    label(196, 180, 64, 'Noida'),
    label(184, 339, 104, 'Hyderabad'),
    label(212, 403, 84, 'Chennai'),
    services(),
  ],
});

export const serviceAzureSmall = definePicture({
  name: 'service-azure-small',
  ...SMALL,
  draw: () => [
    ground(400, 300, indigoTint),
    bundle(acrossSmall(), threadsOn.tint),
    rect(60, 192, 70, 48, indigoTint),
    cloth(12, 10, 11, 8.4),
    link(
      [
        [100, 96],
        [100, 150, 14],
        [68, 172, 14],
        [68, 192],
      ],
      4,
    ),
    plant(100, 104, 0.72),
    city(68, 192, 11),
    city(106, 202, 9),
    city(124, 248, 9),
    label(128, 78, 56, 'Noida'),
    label(12, 156, 48, 'Pune'),
    panel(212, 152, 164, 128),
    text(228, 182, 'Web server', { size: 15 }),
    text(228, 212, 'Database', { size: 15 }),
    tick(342, 176, approved, 1.2),
    tick(342, 206, approved, 1.2),
    rect(212, 228, 164, 52, marigoldTint),
    text(228, 260, 'Back-up', { size: 15 }),
    figure(360, 261, '14 Nov', { size: 22, anchor: 'end' }),
  ],
});

function city(x: number, y: number, radius: number): Drawing {
  return [
    dot(x, y, radius, indigoTint),
    dot(x, y, radius - 3, marigold),
    dot(x, y, radius * 0.3, ink),
  ];
}

function label(x: number, y: number, width: number, name: string, size = 17): Drawing {
  return [
    rect(x, y, width, 26, surface, 3),
    text(x + width / 2, y + 19, name, { size, anchor: 'middle' }),
  ];
}

function plant(x: number, y: number, scale: number): Drawing {
  const at = (dx: number, dy: number) => `${x + dx * scale} ${y + dy * scale}`;
  const outline = [
    [-36, 0],
    [-36, -56],
    [-24, -56],
    [-24, -24],
    [-4, -40],
    [-4, -24],
    [16, -40],
    [16, -24],
    [36, -40],
    [36, 0],
  ] as const;
  return fill(`M${outline.map(([dx, dy]) => at(dx, dy)).join('L')}z`, madder, {
    halo: { color: indigoTint, reach: 4 },
  });
}

function services(): Drawing {
  const rows = [
    { name: 'Web server', state: 'Running' },
    { name: 'Database', state: 'Running' },
    { name: 'Back-up', state: '14 Nov' },
  ];
  return [
    panel(432, 200, 280, 260),
    figure(456, 246, 'Central India', { size: 32 }),
    rect(456, 262, 232, 2, ink),
    rect(432, 384, 280, 76, marigoldTint),
    rect(456, 322, 232, 1.5, rowRule),
    rows
      .slice(0, 2)
      .map(({ name, state }, index) => [
        text(456, 300 + index * 60, name, { size: 18 }),
        text(688, 300 + index * 60, state, { size: 17, color: muted, anchor: 'end' }),
        tick(600, 296 + index * 60, approved, 1.2),
      ]),
    text(456, 416, 'Back-up', { size: 18 }),
    text(456, 442, 'restored', { size: 17, color: muted }),
    figure(688, 436, '14 Nov', { size: 36, anchor: 'end' }),
  ];
}
