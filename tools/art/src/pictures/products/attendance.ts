import { ground } from '../../kit/canvas';
import { hairline, indigoMid, madder, marigold, muted, sand, surface } from '../../kit/palette';
import { definePicture, type Drawing, rect, times } from '../../kit/shapes';
import { figure, text } from '../../kit/text';
import { straightBundle, threadLine, threadsOn } from '../../kit/threads';

const departments = ['Assembly', 'Stores', 'Quality', 'Tool room', 'Dispatch'];

export const productHrms = definePicture({
  name: 'product-hrms',
  width: 460,
  height: 320,
  shownAt: 374,
  draw: () => [
    ground(460, 320, sand),
    straightBundle(threadsOn.sand, 0, 460, threadLine(320, 'tile')),
    month(28, 36),
  ],
});

export const productHrmsSmall = definePicture({
  name: 'product-hrms-small',
  width: 456,
  height: 304,
  shownAt: 324,
  draw: () => [
    ground(456, 304, sand),
    straightBundle(threadsOn.sand, 0, 456, threadLine(304, 'tile')),
    month(26, 28),
  ],
});

export const sheetHrms = definePicture({
  name: 'sheet-hrms',
  width: 403,
  height: 248,
  shownAt: 280,
  ground: 'page',
  draw: () => month(0, 0),
});

function month(x: number, y: number): Drawing {
  return [
    rect(x, y, 403, 248, surface, 6),
    figure(x + 20, y + 38, 'September', { size: 26 }),
    text(x + 383, y + 37, 'Unit 1', { size: 18, color: muted, anchor: 'end' }),
    rect(x, y + 52, 403, 2, hairline),
    departments.map((name, line) => [
      text(x + 20, y + 87 + line * 35, name, { size: 18 }),
      days(x + 115, y + 69 + line * 35, line),
    ]),
  ];
}

function days(x: number, y: number, line: number): Drawing {
  return times(10).map((day) => rect(x + day * 27.2, y, 23, 23, attendance(day, line)));
}

function attendance(day: number, line: number): string {
  if (day % 7 === 4) return hairline;
  if ((day * 3 + line * 5 + 4) % 13 === 0) return madder;
  if ((day * 5 + line * 7) % 17 === 3) return marigold;
  return indigoMid;
}
