import { ground } from '../../kit/canvas';
import {
  approved,
  hide,
  indigo,
  indigoTint,
  madder,
  madderLight,
  marigold,
  paper,
  surface,
} from '../../kit/palette';
import { cross, panel, tick } from '../../kit/panel';
import { definePicture, dot, type Drawing, rect, stroke, times } from '../../kit/shapes';
import { figure, text } from '../../kit/text';
import { bundle, THREAD, threadsOn } from '../../kit/threads';
import { acrossSmall, acrossWide, SMALL, SMALL_LINE, WIDE, WIDE_LINE } from './frame';

export const serviceApplicationDevelopment = definePicture({
  name: 'service-application-development',
  ...WIDE,
  draw: () => [
    ground(744, 500, madder),
    belt(744, WIDE_LINE, 74, 16),
    bundle(acrossWide(), threadsOn.madder),
    panel(28, 28, 338, 92),
    figure(48, 90, '212', { size: 52 }),
    text(128, 88, 'passed', { size: 18 }),
    tick(192, 83, approved, 1.4),
    rect(228, 44, 2, 60, indigoTint),
    figure(248, 90, '1', { size: 52, color: madder }),
    text(282, 88, 'failed', { size: 18 }),
    cross(334, 76),
    sketch(28, 328, 128, 116),
    prototype(192, 328, 144, 160),
    release(),
    [
      { x: 28, name: 'Sketch' },
      { x: 192, name: 'Prototype' },
      { x: 408, name: 'Release 1.4' },
    ].map(({ x, name }) => figure(x, 464, name, { size: 30, color: paper })),
  ],
});

export const serviceApplicationDevelopmentSmall = definePicture({
  name: 'service-application-development-small',
  ...SMALL,
  draw: () => [
    ground(400, 300, madder),
    belt(400, SMALL_LINE, 56, 11),
    bundle(acrossSmall(), threadsOn.madder),
    panel(16, 16, 176, 52),
    figure(28, 54, '212', { size: 34 }),
    tick(84, 42, approved, 1.4),
    rect(116, 26, 2, 32, indigoTint),
    figure(132, 54, '1', { size: 34, color: madder }),
    cross(160, 36),
    sketch(16, 194, 68, 72),
    prototype(108, 194, 76, 92),
    rect(216, 16, 168, 178, surface, 4),
    rect(216, 16, 168, 28, indigo),
    text(228, 36, 'Dealer order', { size: 15, color: surface }),
    figure(228, 106, '24', { size: 64 }),
    text(228, 130, 'pump sets', { size: 15 }),
    rect(228, 148, 72, 28, marigold),
    handset(312, 72, 60, 122, 6, surface),
    [
      { x: 16, name: 'Sketch' },
      { x: 108, name: 'Prototype' },
      { x: 216, name: 'Release 1.4' },
    ].map(({ x, name }) => text(x, 286, name, { size: 15, color: paper })),
  ],
});

function belt(width: number, threadLine: number, pitch: number, radius: number): Drawing {
  const y = threadLine + 3 * THREAD + radius;
  return times(Math.ceil(width / pitch)).map((index) => [
    dot((index + 0.5) * pitch, y, radius, indigo),
    dot((index + 0.5) * pitch, y, radius / 3, marigold),
  ]);
}

function sketch(x: number, foot: number, width: number, height: number): Drawing {
  const top = foot - height;
  const left = x + width * 0.72;
  const right = x + width * 1.12;
  const middle = foot - height * 0.72;
  const chalk = (d: string) => stroke(d, paper, 3, { dash: [7, 5] });
  return [
    chalk(`M${x} ${foot}V${top}H${x + width}V${foot}zM${x} ${top + height / 6}H${x + width}`),
    figure(x + width * 0.12, foot - height * 0.3, '24', { size: height * 0.4, color: paper }),
    rect(left - 8, middle - 8, right - left + 16, foot - middle + 8, madder),
    chalk(`M${left} ${foot}V${middle}H${right}V${foot}z`),
    figure((left + right) / 2, foot - height * 0.26, '24', {
      size: height * 0.24,
      color: paper,
      anchor: 'middle',
    }),
  ];
}

function prototype(x: number, foot: number, width: number, height: number): Drawing {
  const top = foot - height;
  const left = x + width * 0.72;
  const handsetWidth = width * 0.42;
  const middle = foot - height * 0.74;
  return [
    rect(x, top, width, height, hide),
    rect(x, top, width, height / 7, madderLight),
    figure(x + width * 0.1, foot - height * 0.42, '24', { size: height * 0.36, color: madder }),
    [0.3, 0.2, 0.1].map((share) =>
      rect(x + width * 0.1, foot - height * share, width * 0.5, height / 20, madderLight),
    ),
    rect(left - 8, middle - 8, handsetWidth + 16, foot - middle + 8, madder),
    rect(left, middle, handsetWidth, foot - middle, hide),
    rect(left, middle, handsetWidth, height / 9, madderLight),
    figure(left + handsetWidth / 2, foot - height * 0.32, '24', {
      size: height * 0.23,
      color: madder,
      anchor: 'middle',
    }),
    rect(left + 8, foot - height * 0.18, handsetWidth - 16, height / 10, madderLight),
  ];
}

function release(): Drawing {
  return [
    rect(408, 28, 304, 300, surface, 6),
    rect(408, 28, 304, 52, indigo),
    figure(428, 64, 'Dealer order', { size: 30, color: surface }),
    figure(428, 172, '24', { size: 96 }),
    text(428, 204, 'pump sets', { size: 20 }),
    rect(428, 232, 120, 2, indigoTint),
    rect(428, 256, 120, 48, marigold),
    text(488, 286, 'Confirm', { size: 18, anchor: 'middle' }),
    handset(584, 104, 120, 224, 10, surface),
    text(644, 256, 'pump sets', { size: 17, anchor: 'middle' }),
  ];
}

function handset(
  x: number,
  y: number,
  width: number,
  height: number,
  rim: number,
  behind: string,
): Drawing {
  return [
    rect(x - 6, y - 6, width + 12, height + 6, behind, rim * 2),
    rect(x, y, width, height, indigo, rim * 1.6),
    rect(x + rim, y + rim * 2, width - rim * 2, height - rim * 4, surface),
    rect(x + rim, y + rim * 2, width - rim * 2, height / 9, marigold),
    figure(x + width / 2, y + height * 0.56, '24', { size: width * 0.54, anchor: 'middle' }),
    rect(x + rim * 2, y + height * 0.76, width - rim * 4, height / 11, madder),
  ];
}
