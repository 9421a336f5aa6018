import { ground } from '../../kit/canvas';
import { hairline, indigoMid, madder, marigold, muted, sand, surface } from '../../kit/palette';
import { definePicture, type Drawing, group, rect, times } from '../../kit/shapes';
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
    month(0, 40),
  ],
});

export const productHrmsSmall = definePicture({
  name: 'product-hrms-small',
  width: 400,
  height: 300,
  shownAt: 280,
  draw: () => [
    ground(400, 300, sand),
    straightBundle(threadsOn.sand, 0, 400, threadLine(300, 'tile')),
    group({ move: [-32, 0] }, [
      rect(32, 20, 336, 260, surface, 6),
      figure(52, 58, 'September', { size: 28 }),
      text(348, 56, 'Unit 1', { size: 18, color: muted, anchor: 'end' }),
      rect(32, 76, 336, 2, hairline),
      departments
        .slice(0, 4)
        .map((name, line) => [
          text(52, 118 + line * 46, name, { size: 19 }),
          days(158, 98 + line * 46, line, { count: 6, step: 32, width: 28, height: 28 }),
        ]),
    ]),
  ],
});

export const sheetHrms = definePicture({
  name: 'sheet-hrms',
  width: 380,
  height: 240,
  shownAt: 330,
  ground: 'page',
  draw: () => month(0, 0),
});

function month(x: number, y: number): Drawing {
  return [
    rect(x, y, 380, 240, surface, 6),
    figure(x + 20, y + 42, 'September', { size: 26 }),
    text(x + 360, y + 40, 'Unit 1', { size: 17, color: muted, anchor: 'end' }),
    rect(x, y + 56, 380, 2, hairline),
    departments.map((name, line) => [
      text(x + 20, y + 89 + line * 31, name, { size: 17 }),
      days(x + 112, y + 73 + line * 31, line, { count: 10, step: 25, width: 21, height: 21 }),
    ]),
  ];
}

interface Days {
  readonly count: number;
  readonly step: number;
  readonly width: number;
  readonly height: number;
}

function days(x: number, y: number, line: number, { count, step, width, height }: Days): Drawing {
  return times(count).map((day) => rect(x + day * step, y, width, height, attendance(day, line)));
}

function attendance(day: number, line: number): string {
  if (day % 7 === 4) return hairline;
  if ((day * 3 + line * 5 + 4) % 13 === 0) return madder;
  if ((day * 5 + line * 7) % 17 === 3) return marigold;
  return indigoMid;
}
