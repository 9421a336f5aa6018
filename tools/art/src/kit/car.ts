import { indigo, marigold, sand } from './palette';
import { type Drawing, fill, rect } from './shapes';
import { offsetPolyline, type Point } from './threads';

export function carOutline(x: number, y = 0): readonly Point[] {
  const outline: readonly Point[] = [
    [52, 256, 24],
    [52, 200, 40],
    [112, 196, 44],
    [172, 116, 40],
    [292, 116, 52],
    [356, 192, 60],
    [428, 204, 34],
    [428, 256, 24],
  ];
  return outline.map(([px, py, radius]): Point => [x + px, y + py, radius ?? 32]);
}

export function carBody(x: number, y = 0, body = marigold, glass = sand): Drawing {
  const at = (px: number, py: number) => `${x + px} ${y + py}`;
  const outline: readonly Point[] = [
    [52, 288],
    [52, 200, 36],
    [112, 196, 44],
    [172, 116, 40],
    [292, 116, 52],
    [356, 192, 60],
    [428, 204, 30],
    [428, 288],
  ];
  const moved = outline.map(([px, py, radius]): Point => [x + px, y + py, radius ?? 36]);
  return [
    fill(`${offsetPolyline(moved, 28, 36)}z`, body),
    fill(`M${at(164, 196)}L${at(193, 158)}H${x + 226}V${y + 196}z`, glass),
    fill(`M${at(240, 196)}V${y + 158}H${x + 278}L${at(310, 196)}z`, glass),
    rect(x + 196, y + 214, 28, 6, indigo),
    rect(x + 292, y + 214, 28, 6, indigo),
  ];
}
