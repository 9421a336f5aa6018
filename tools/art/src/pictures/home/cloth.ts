import { indigo, indigoMid } from '../../kit/palette';
import { type Drawing, group, rect } from '../../kit/shapes';
import type { WeaveCell } from '../../kit/threads';
import type { Stage } from './stage';

export const WARP_COLORS = ['#3A469A', '#333E8E'] as const;

const warpColor = (column: number) => WARP_COLORS[column % 2] ?? indigoMid;

/** Whole where a record is written; in one row the bundle is the weft. */
export function woven(stage: Stage, cells: readonly WeaveCell[], bundleRow: number): Drawing {
  return cells
    .filter((cell) => !isBundle(cell, bundleRow))
    .map((cell) => piece(stage, cell, bundleRow));
}

export function weaving(
  stage: Stage,
  cells: readonly WeaveCell[],
  bundleRow: number,
  written: (cell: WeaveCell) => Drawing,
): Drawing {
  const weft = cells.filter(({ isWeft, row }) => isWeft && row !== bundleRow);
  const rows = [...new Set(weft.map(({ row }) => row))];
  const gap = stage.thread / 1.5;
  return [
    weft.map((cell) => {
      const { column, row, x, y, width, height } = cell;
      const over = (width - height) / 2;
      const below = { x: x + over, y: y - gap, width: height, height: height + 2 * gap };
      const color = warpColor(column);
      return piece(stage, { column, row, isWeft: false, color, ...below }, bundleRow);
    }),
    rows.map((row) =>
      group(
        { from: row % 2 === 0 ? stage.width : -stage.width },
        weft
          .filter((cell) => cell.row === row)
          .map((cell) => {
            const { x, y, width, height } = cell;
            const edge = rect(x + (width - height) / 2, y - gap, height, height + 2 * gap, indigo);
            return [edge, piece(stage, cell, bundleRow), written(cell)];
          }),
      ),
    ),
    cells.filter(({ isWeft }) => !isWeft).map((cell) => piece(stage, cell, bundleRow)),
  ];
}

const isBundle = ({ row, isWeft }: WeaveCell, bundleRow: number) => row === bundleRow && isWeft;

function piece({ thread }: Stage, cell: WeaveCell, bundleRow: number): Drawing {
  const { row, isWeft, x, y, width, height, color } = cell;
  const gap = thread / 3;
  const isPlain = isWeft && color !== indigoMid;
  return [
    row === bundleRow ? rect(x - 2 * gap, y, width + 4 * gap, height, indigo) : [],
    rect(x, y, width, height, color),
    isPlain
      ? []
      : [1, 2].map((part) =>
          isWeft
            ? rect(x, y + (height * part) / 3 - gap / 2, width, gap, indigo)
            : rect(x + (width * part) / 3 - gap / 2, y, gap, height, indigo),
        ),
  ];
}
