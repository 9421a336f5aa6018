import { ground } from '../../kit/canvas';
import {
  hairline,
  indigoMid,
  indigoTint,
  ink,
  madder,
  madderTint,
  marigold,
  muted,
  pending,
  rowRule,
  surface,
} from '../../kit/palette';
import { cross, highlight, openStep, panel, row, tick } from '../../kit/panel';
import { definePicture, type Drawing, group, rect } from '../../kit/shapes';
import { figure, text } from '../../kit/text';
import { straightBundle, threadLine, threadsOn } from '../../kit/threads';

/**
 * With ground and threads, and without, where the page draws them. The type is large for slots of
 * 265 px.
 */

function sheet(name: string, content: () => Drawing) {
  return [
    definePicture({
      name: `product-${name}`,
      width: 460,
      height: 288,
      shownAt: 276,
      draw: () => [
        ground(460, 288, indigoTint),
        straightBundle(threadsOn.tint, 0, 460, threadLine(288, 'tile')),
        group({ move: [36, 16] }, content()),
      ],
    }),
    definePicture({
      name: `product-${name}-small`,
      width: 456,
      height: 304,
      shownAt: 324,
      draw: () => [
        ground(456, 304, indigoTint),
        straightBundle(threadsOn.tint, 0, 456, threadLine(304, 'tile')),
        group({ move: [34, 24] }, content()),
      ],
    }),
    definePicture({
      name: `sheet-${name}`,
      width: 388,
      height: 256,
      shownAt: 240,
      ground: 'page',
      draw: content,
    }),
  ] as const;
}

const rgp = sheet('rgp', () => [
  rect(0, 0, 388, 256, surface, 4),
  rect(0, 0, 12, 256, madder),
  figure(32, 44, 'RGP 0482', { size: 36 }),
  rect(32, 62, 336, 2, hairline),
  [
    ['Die set 14B', '2', '12 Oct'],
    ['Gauge 0-25', '1', '5 Oct'],
    ['Motor 5 HP', '1', '20 Oct'],
  ].map(([item = '', quantity = '', due = ''], index) =>
    row(
      94 + index * 42,
      [
        { x: 32, content: item },
        { x: 252, content: quantity, end: true },
        { x: 368, content: due, quiet: true, end: true },
      ],
      { size: 21, rule: [32, 336], drop: 13 },
    ),
  ),
  [tick(32, 222, undefined, 1.7), text(62, 228, 'Issued', { size: 20 })],
  [tick(148, 222, undefined, 1.7), text(178, 228, 'Approved', { size: 20 })],
  [openStep(294, 221, 10), text(314, 228, 'Back', { size: 20, color: muted })],
]);

const qm = sheet('qm', () => {
  const readings = [
    { name: 'Outer dia', limit: '24.00', value: '24.02', passed: true },
    { name: 'Length', limit: '118.5', value: '118.4', passed: true },
    { name: 'Hardness', limit: '58-62', value: '56', passed: false },
    { name: 'Finish', limit: 'Ra 0.8', value: 'Ra 0.7', passed: true },
  ];
  return [
    panel(0, 0, 388, 256),
    figure(20, 38, 'Incoming inspection', { size: 26 }),
    text(368, 37, 'Lot 77', { size: 20, color: muted, anchor: 'end' }),
    rect(0, 56, 388, 2, hairline),
    readings.map(({ name, limit, value, passed }, index) => {
      const y = 92 + index * 46;
      return [
        passed ? [] : highlight(0, y - 29, 388, 44, madderTint),
        row(
          y,
          [
            { x: 20, content: name },
            { x: 220, content: limit, quiet: true, end: true },
            { x: 318, content: value, end: true, color: passed ? ink : madder },
          ],
          { size: 21 },
        ),
        passed ? tick(344, y - 6, undefined, 1.6) : cross(346, y - 14),
      ];
    }),
  ];
});

const mm = sheet('mm', () => {
  const jobs = [
    { machine: 'Press 01', from: 0, days: 2, color: indigoMid },
    { machine: 'DG set', from: 1, days: 1.5, color: pending },
    { machine: 'CNC 04', from: 2, days: 1, color: marigold },
    { machine: 'Boiler', from: 3, days: 3, color: madder },
    { machine: 'Conveyor', from: 4, days: 1, color: marigold },
  ];
  return [
    panel(0, 0, 388, 256),
    figure(20, 38, 'Week 38', { size: 26 }),
    ['M', 'T', 'W', 'T', 'F', 'S'].map((day, index) => [
      text(153 + index * 42, 37, day, { size: 20, color: muted, anchor: 'middle' }),
      rect(132 + index * 42, 56, 1.5, 200, rowRule),
    ]),
    rect(0, 56, 388, 2, hairline),
    jobs.map(({ machine, from, days, color }, index) => {
      const y = 68 + index * 37;
      return [
        text(20, y + 21, machine, { size: 21 }),
        rect(136 + from * 42, y, days * 42 - 6, 26, color),
      ];
    }),
  ];
});

export const productSheets = [...rgp, ...qm, ...mm] as const;
