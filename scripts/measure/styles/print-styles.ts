import { countStyles } from './count-styles';

export function printStyles(): string {
  const { rooms, widths, conditions, sizes, mixins } = countStyles();
  const line = (cells: readonly (string | number)[]) =>
    cells.map((cell, place) => `${cell}`[place === 0 ? 'padEnd' : 'padStart'](12)).join('');
  const sum = (key: 'files' | 'lines' | 'grids' | 'fonts' | 'bleeds') =>
    rooms.reduce((total, room) => total + room[key], 0);
  const list = (name: string, values: readonly string[]) =>
    `${values.length} ${name}: ${values.join(', ')}`;
  return [
    line(['room', 'files', 'lines', 'grids', 'fonts', 'bleeds']),
    ...rooms.map(({ name, files, lines, grids, fonts, bleeds }) =>
      line([name, files, lines, grids, fonts, bleeds]),
    ),
    line(['all', sum('files'), sum('lines'), sum('grids'), sum('fonts'), sum('bleeds')]),
    '',
    list('widths', widths),
    list('sizes of type', sizes),
    list('names of two mixins', mixins),
    `${conditions.length} media conditions:`,
    ...conditions.map((condition) => `  ${condition}`),
  ].join('\n');
}
