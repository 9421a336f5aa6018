import { ground } from '../../kit/canvas';
import {
  indigo,
  indigoDeep,
  indigoMid,
  indigoTint,
  madder,
  paper,
  surface,
} from '../../kit/palette';
import { barcode } from '../../kit/panel';
import { definePicture, type Drawing, rect, stroke, times } from '../../kit/shapes';
import { figure, text } from '../../kit/text';
import { asThread, PITCH, straightBundle, THREAD, threadsOn } from '../../kit/threads';
import { CARD, LEFT, LINE, RIGHT } from './card';

const PHONE = { x: 132, width: 216 } as const;
const SENT = 428;

export const courseApplicationDevelopment = definePicture({
  name: 'course-application-development',
  ...CARD,
  draw: () => [
    ground(480, 360, indigoTint),
    straightBundle(threadsOn.tint, LEFT, RIGHT),
    rect(PHONE.x, LINE + PITCH / 2, SENT - PHONE.x, PITCH, indigoTint),
    asThread(
      stroke(`M${PHONE.x} ${LINE + PITCH}H${SENT}`, threadsOn.tint[2], THREAD, { dash: [10, 8] }),
    ),
    rect(PHONE.x, 16, PHONE.width, 328, indigo, 24),
    pass(PHONE.x + 12, 34, PHONE.width - 24),
  ],
});

function pass(x: number, y: number, width: number): Drawing {
  return [
    rect(x, y, width, 292, surface, 8),
    rect(x, y, width, 52, madder),
    text(x + width / 2, y + 37, 'Offline', {
      size: 32,
      weight: 650,
      color: paper,
      anchor: 'middle',
    }),
    figure(x + 14, y + 110, 'RGP-0412', { size: 44 }),
    times(6).map((index) => {
      const left = x + 16 + (index % 3) * 58;
      const top = y + 134 + Math.floor(index / 3) * 50;
      return [rect(left, top, 46, 36, indigoMid), rect(left + 15, top, 16, 15, surface)];
    }),
    barcode(x + 16, y + 240, 40, [0, 1, 3, 4, 6, 7, 9, 11, 12, 14], 11, indigoDeep),
  ];
}
