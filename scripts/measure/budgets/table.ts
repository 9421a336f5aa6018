import { KINDS, type Overrun, filesOf, weigh } from './budgets';
import type { PageLoad } from './page-load';

function layOut(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths?.[column] ?? 0;
          return /^[-+\d]/.test(cell) ? cell.padStart(width) : cell.padEnd(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

export function loadTable(loads: readonly PageLoad[]): string {
  const head = ['page', 'HTML', 'CSS', 'scripts', 'fonts', 'pictures', 'requests'];
  const rows = loads.map((load) => [
    load.page,
    ...KINDS.map((kind) => kilobytes(weigh(filesOf(load, kind)))),
    String(load.files.length),
  ]);
  return `${layOut([head, ...rows])}\nkB as they travel (brotli)`;
}

export function overrunTable(overruns: readonly Overrun[]): string {
  const rows = overruns.map(({ page, budget, limit, found, files }) => [
    page,
    budget,
    String(found),
    String(limit),
    files
      .slice(0, 3)
      .map(({ url, bytes }) => (bytes > 0 ? `${url} (${bytes})` : url))
      .join(', '),
  ]);
  return layOut([['page', 'budget', 'found', 'limit', 'files'], ...rows]);
}
