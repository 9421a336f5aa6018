import { ground } from '../../kit/canvas';
import { indigo, indigoMid, indigoTint, madder, marigold, paper, surface } from '../../kit/palette';
import { printLines } from '../../kit/panel';
import { definePicture, type Drawing, fill, rect } from '../../kit/shapes';
import { bundle, offsetPolyline, type Point, threadsOn } from '../../kit/threads';
import { across, SMALL_STRIP, STRIP, STRIP_LINE } from './strip';

const CLEAR = 28;
const FOOT = 372;

interface Book {
  readonly x: number;
  readonly width: number;
  readonly top: number;
}

export const bannerEducation = definePicture({
  name: 'banner-education',
  ...STRIP,
  draw: () =>
    scene(
      1600,
      { x: 96, width: 264, top: 84 },
      { x: 476, width: 448, top: 84 },
      { x: 1040, width: 464, top: 72 },
    ),
});

export const bannerEducationSmall = definePicture({
  name: 'banner-education-small',
  ...SMALL_STRIP,
  draw: () =>
    scene(
      800,
      { x: 28, width: 144, top: 136 },
      { x: 222, width: 208, top: 128 },
      { x: 480, width: 292, top: 88 },
    ),
});

function scene(width: number, closed: Book, empty: Book, written: Book): Drawing {
  return [
    ground(width, 420, marigold),
    rect(0, FOOT + 16, width, 32, indigo),
    cover(closed),
    spread(empty),
    spread(written),
    lines(written),
    chart(written),
    bundle(
      across(
        width,
        ...rise(closed, coverTop(closed)),
        ...rise(empty, fold(empty)),
        ...rise(written, fold(written)),
      ),
      threadsOn.marigold,
    ),
  ];
}

function rise({ x, width }: Book, top: readonly Point[]): readonly Point[] {
  return [[x, STRIP_LINE, 24], ...top, [x + width, STRIP_LINE, 24]];
}

function coverTop({ x, width, top }: Book): readonly Point[] {
  return [
    [x, top, 28],
    [x + width, top, 28],
  ];
}

function fold({ x, width, top }: Book): readonly Point[] {
  const middle = x + width / 2;
  return [
    [x, top, 28],
    [middle - 44, top, 36],
    [middle, top + 44, 12],
    [middle + 44, top, 36],
    [x + width, top, 28],
  ];
}

function inside({ x, width }: Book, top: readonly Point[], foot: number, color: string): Drawing {
  const points: readonly Point[] = [[x, foot], ...top, [x + width, foot]];
  return fill(`${offsetPolyline(points, CLEAR, 28)}z`, color);
}

function cover(book: Book): Drawing {
  const { x, width, top } = book;
  return [
    inside(book, coverTop(book), FOOT, indigo),
    rect(x + CLEAR, FOOT - 28, width - 2 * CLEAR, 20, surface),
    rect(x + CLEAR + 16, top + CLEAR, 8, FOOT - top - CLEAR - 28, marigold),
    rect(x + CLEAR + 36, top + 72, width - 2 * CLEAR - 48, 12, paper),
    rect(x + CLEAR + 36, top + 96, (width - 2 * CLEAR - 48) * 0.6, 12, paper),
    rect(x + width - CLEAR - 40, FOOT - 28, 16, 40, madder),
  ];
}

function spread(book: Book): Drawing {
  const { x, width } = book;
  const middle = x + width / 2;
  return [
    inside(book, fold(book), FOOT - 20, surface),
    rect(x + CLEAR, FOOT - 36, width - 2 * CLEAR, 16, indigoTint),
    fill(
      `M${x - 8} ${FOOT - 20}h${width + 16}v20h${-width / 2 + 24}a32 20 0 0 1 -64 0h${24 - width / 2}z`,
      indigo,
    ),
    rect(middle - 3, book.top + 74, 6, FOOT - book.top - 94, indigoTint),
  ];
}

function lines({ x, width, top }: Book): Drawing {
  const left = x + CLEAR + 20;
  const full = width / 2 - CLEAR - 44;
  return [
    rect(left, top + 60, full * 0.6, 16, indigo),
    printLines(
      left,
      top + 100,
      [1, 0.86, 1, 0.94, 0.62].map((share) => Math.round(full * share)),
      indigoMid,
      {
        step: 32,
        thickness: 10,
      },
    ),
  ];
}

function chart({ x, width, top }: Book): Drawing {
  const left = x + width / 2 + 20;
  const step = (width / 2 - CLEAR - 40) / 4;
  const foot = top + 188;
  return [
    [36, 64, 52, 104].map((height, index) =>
      rect(
        left + index * step,
        foot - height,
        step * 0.66,
        height,
        index === 3 ? madder : indigoMid,
      ),
    ),
    rect(left, foot + 8, step * 4 - step * 0.34, 8, indigo),
    rect(left, foot + 32, step * 2.4, 10, indigoMid),
  ];
}
