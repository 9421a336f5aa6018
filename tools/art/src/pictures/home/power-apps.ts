import { ground } from '../../kit/canvas';
import {
  approved,
  indigo,
  indigoDeep,
  indigoTint,
  madder,
  madderLight,
  marigold,
  paper,
  rowRule,
  sand,
  surface,
} from '../../kit/palette';
import { bars, tick } from '../../kit/panel';
import { definePicture, dot, type Drawing, group, rect, stroke } from '../../kit/shapes';
import { figure, text } from '../../kit/text';
import { bundle, OVERSHOOT, threadsOn } from '../../kit/threads';
import { SLIDE, SMALL_SLIDE } from './stage';

export const heroPowerApps = definePicture({
  name: 'hero-6',
  ...SLIDE,
  draw: () => [
    ground(SLIDE.width, SLIDE.height, madder),
    bundle(
      [
        [-OVERSHOOT, SLIDE.line],
        [84, SLIDE.line, 40],
        [84, 88, 80],
        [436, 88, 80],
        [436, SLIDE.line, 40],
        [SLIDE.width + OVERSHOOT, SLIDE.line],
      ],
      threadsOn.madder,
      SLIDE,
    ),
    rect(124, 128, 272, 468, surface, 40),
    rect(220, 146, 80, 12, indigo, 6),
    figure(148, 204, 'Gate check', { size: 42 }),
    truckPhoto(148, 222, 224, 116),
    ['Seal intact', 'Papers match', 'Weight 12.4 t'].map((item, index) => {
      const y = 378 + index * 42;
      return [
        dot(162, y - 7, 14, approved),
        tick(155, y - 7, surface, 1.2),
        text(190, y, item, { size: 22 }),
        rect(148, y + 14, 224, 2, rowRule),
      ];
    }),
    rect(148, 492, 224, 56, marigold, 4),
    text(260, 528, 'Approve', { size: 24, weight: 650, anchor: 'middle' }),
    rect(210, 570, 100, 8, sand, 4),
    parts(),
  ],
});

function truckPhoto(x: number, y: number, width: number, height: number): Drawing {
  return [
    rect(x, y, width, height, indigoTint),
    rect(x, y + height - 24, width, 24, indigo),
    group({ move: [x + width / 2 - 84, y + height - 100] }, [
      rect(0, 0, 100, 68, indigoDeep),
      rect(104, 20, 52, 48, madder),
      rect(116, 30, 28, 18, paper),
      [28, 72, 132].map((cx) => [
        dot(cx, 72, 18, indigoTint),
        dot(cx, 72, 13, indigoDeep),
        dot(cx, 72, 5, marigold),
      ]),
    ]),
  ];
}

/** Without words, because they may be cut. */
function parts(): Drawing {
  return [
    rect(484, 96, 152, 72, paper, 6),
    rect(504, 116, 72, 32, indigo, 16),
    dot(560, 132, 12, marigold),
    rect(660, 96, 140, 72, indigo, 6),
    rect(680, 128, 100, 8, madderLight),
    dot(736, 132, 14, marigold),
    rect(484, 192, 96, 96, marigold, 6),
    stroke('M508 240l18 18l32 -38', indigo, 10),
    rect(604, 192, 196, 96, paper, 6),
    bars(628, 264, [24, 40, 32, 56], { width: 24, gap: 16, color: indigo, last: marigold }),
    rect(484, 312, 196, 96, indigoTint, 6),
    rect(504, 332, 56, 56, indigo),
    rect(576, 340, 84, 10, indigo),
    rect(576, 364, 56, 10, indigo),
    rect(704, 312, 96, 96, indigo, 6),
    dot(752, 360, 28, madderLight),
    dot(752, 360, 12, paper),
    rect(484, 432, 316, 72, paper, 6),
    rect(504, 452, 200, 32, sand),
    rect(720, 452, 60, 32, marigold),
  ];
}

export const heroPowerAppsSmall = definePicture({
  name: 'hero-6-small',
  ...SMALL_SLIDE,
  draw: () => [
    ground(SMALL_SLIDE.width, SMALL_SLIDE.height, madder),
    bundle(
      [
        [-OVERSHOOT, SMALL_SLIDE.line],
        [88, SMALL_SLIDE.line, 28],
        [88, 36, 48],
        [312, 36, 48],
        [312, SMALL_SLIDE.line, 28],
        [SMALL_SLIDE.width + OVERSHOOT, SMALL_SLIDE.line],
      ],
      threadsOn.madder,
      SMALL_SLIDE,
    ),
    rect(116, 64, 168, 240, surface, 22),
    figure(132, 106, 'Gate check', { size: 30 }),
    ['Seal intact', 'Load photo'].map((item, index) => {
      const y = 148 + index * 40;
      return [
        dot(142, y - 6, 10, approved),
        tick(137, y - 6, surface, 0.85),
        text(160, y, item, { size: 18 }),
        rect(132, y + 14, 136, 2, rowRule),
      ];
    }),
    rect(132, 228, 136, 48, marigold, 4),
    text(200, 258, 'Approve', { size: 19, weight: 650, anchor: 'middle' }),
  ],
});
