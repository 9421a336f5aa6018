import { ground } from '../../kit/canvas';
import {
  indigo,
  indigoMid,
  indigoTint,
  madder,
  marigold,
  muted,
  paper,
  surface,
} from '../../kit/palette';
import { printLines, tick } from '../../kit/panel';
import { definePicture, dot, type Drawing, fill, group, rect, times } from '../../kit/shapes';
import { figure, text } from '../../kit/text';
import { bundle, OVERSHOOT, threadsOn } from '../../kit/threads';
import { phone } from './devices';
import { SMALL, SMALL_LINE, WIDE, WIDE_LINE } from './frame';

export const servicePowerApps = definePicture({
  name: 'service-power-apps',
  ...WIDE,
  draw: () => [
    ground(744, 500, marigold),
    bundle(
      [
        [-OVERSHOOT, WIDE_LINE],
        [120, WIDE_LINE],
      ],
      threadsOn.marigold,
    ),
    bundle(
      [
        [160, 88],
        [656, 88, 64],
        [656, 216, 64],
        [360, 216, 64],
        [360, WIDE_LINE, 64],
        [744 + OVERSHOOT, WIDE_LINE],
      ],
      threadsOn.marigold,
    ),
    phone(32, 16, 264, 468, { halo: marigold }),
    entry(),
    challan(172, 352, 1),
    step(392, 88, 32),
    step(552, 88, 32),
    step(472, 216, 32),
    text(392, 148, 'Check', { size: 18, anchor: 'middle' }),
    text(552, 148, 'Approve', { size: 18, anchor: 'middle' }),
    text(520, 254, 'Post', { size: 18 }),
    receipt(456, 280, 10, 176),
    figure(480, 326, 'Receipt', { size: 32 }),
    text(480, 362, 'Order 2208', { size: 18 }),
    text(480, 392, '480 nos', { size: 18 }),
    rect(480, 410, 112, 32, indigo),
    tick(492, 427, marigold, 1.3),
    text(516, 432, 'Posted', { size: 18, color: paper }),
  ],
});

export const servicePowerAppsSmall = definePicture({
  name: 'service-power-apps-small',
  ...SMALL,
  draw: () => [
    ground(400, 300, marigold),
    bundle(
      [
        [-OVERSHOOT, SMALL_LINE],
        [60, SMALL_LINE],
      ],
      threadsOn.marigold,
    ),
    bundle(
      [
        [100, 44],
        [356, 44, 42],
        [356, 132, 42],
        [208, 132, 42],
        [208, SMALL_LINE, 42],
        [400 + OVERSHOOT, SMALL_LINE],
      ],
      threadsOn.marigold,
    ),
    phone(16, 12, 140, 276, { rim: 8, halo: marigold }),
    figure(36, 62, 'Gate entry', { size: 22 }),
    rect(36, 71, 100, 2, indigo),
    text(36, 96, 'Order 2208', { size: 15 }),
    text(36, 118, 'Seal kit 32', { size: 15 }),
    text(36, 140, 'Qty 480', { size: 15 }),
    rect(36, 154, 100, 98, indigoTint),
    challan(86, 203, 0.68),
    step(208, 44, 22),
    step(292, 44, 22),
    step(284, 132, 22),
    text(208, 91, 'Check', { size: 15, anchor: 'middle' }),
    text(292, 91, 'Approve', { size: 15, anchor: 'middle' }),
    text(284, 178, 'Post', { size: 15, anchor: 'middle' }),
    receipt(248, 190, 6, 84),
    figure(264, 221, 'Receipt', { size: 24 }),
    rect(264, 234, 64, 28, indigo),
    text(296, 253, 'Posted', { size: 15, color: paper, anchor: 'middle' }),
  ],
});

function entry(): Drawing {
  return [
    figure(64, 104, 'Gate entry', { size: 36 }),
    [
      ['Order', '2208'],
      ['Item', 'Seal kit 32'],
      ['Quantity', '480'],
    ].map(([label = '', value = ''], index) => [
      text(64, 148 + index * 46, label, { size: 17, color: muted }),
      text(264, 148 + index * 46, value, { size: 18, anchor: 'end' }),
      rect(64, 162 + index * 46, 200, 2, indigo),
    ]),
    rect(64, 280, 200, 148, indigoTint),
  ];
}

function challan(x: number, y: number, scale: number): Drawing {
  return group({ move: [x, y], turn: -6, scale }, [
    fill('M-48 -60H32L48 -44V60H-48z', surface),
    rect(-34, -46, 40, 8, madder),
    printLines(-34, -24, [68, 68, 68, 36], indigoMid),
  ]);
}

function step(x: number, y: number, radius: number): Drawing {
  return [
    dot(x, y, radius + 8, marigold),
    dot(x, y, radius, indigo),
    tick(x - radius * 0.42, y + radius * 0.06, paper, radius / 14),
  ];
}

function receipt(x: number, y: number, teeth: number, height: number): Drawing {
  const tear = times(teeth).map(() => 'l-8 12l-8 -12');
  return fill(`M${x} ${y}h${teeth * 16}v${height}${tear.join('')}z`, surface, {
    halo: { color: marigold, reach: 8 },
  });
}
