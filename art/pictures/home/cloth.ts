import { indigo, indigoMid } from '../../kit/palette';
import { type Drawing, rect } from '../../kit/shapes';
import type { WeaveCell } from '../../kit/threads';
import type { Stage } from './stage';

/** The warp of the cloth of records, column by column. */
export const WARP_COLORS = ['#3A469A', '#333E8E'] as const;

/**
 * Bands of three threads, whole where a record is written; in one row the bundle itself runs over
 * and under the warp.
 */
export function woven(stage: Stage, cells: readonly WeaveCell[], bundleRow: number): Drawing {
  const inBundle = ({ row, isWeft }: WeaveCell) => row === bundleRow && isWeft;
  const isPlain = ({ isWeft, color }: WeaveCell) => isWeft && color !== indigoMid;
  const gap = stage.thread / 3;
  return [
    cells
      .filter((cell) => !inBundle(cell))
      .map((cell) => {
        const { row, isWeft, x, y, width, height, color } = cell;
        return [
          row === bundleRow ? rect(x - 2 * gap, y, width + 4 * gap, height, indigo) : [],
          rect(x, y, width, height, color),
          isPlain(cell)
            ? []
            : [1, 2].map((part) =>
                isWeft
                  ? rect(x, y + (height * part) / 3 - gap / 2, width, gap, indigo)
                  : rect(x + (width * part) / 3 - gap / 2, y, gap, height, indigo),
              ),
        ];
      }),
  ];
}
