import { render, screen, within } from '@testing-library/react';
import { Sheet } from '@/components/shared/sheet';
import { evidence, sheets } from '@/content';

it.each(sheets.map((entry) => [entry.sheet.id, entry] as const))(
  '%s is a table with a caption, in which each row has a name and each cell a label',
  (id, entry) => {
    const { container } = render(<Sheet {...entry} />);
    const { tag = '', title, columns, rows, signed } = entry.sheet;
    const table = screen.getByRole('table', { name: new RegExp(`^${title} ?${tag}`) });
    expect(container.querySelector('figure')?.id).toBe(id);
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((th) => th.textContent),
    ).toEqual(columns.map(({ head }) => head));
    expect(within(table).getAllByRole('rowheader')).toHaveLength(rows.length);
    expect(within(table).getAllByRole('cell')).toHaveLength(rows.length * (columns.length - 1));
    const signatures = screen.getAllByRole('listitem').filter((item) => item.querySelector('svg'));
    expect(signatures.map((item) => item.lastChild?.textContent)).toEqual(signed?.by ?? []);
    const { file, label } = entry.sheet;
    const link = screen.getByRole('link', { name: label });
    expect(link).toHaveAttribute('href', `/downloads/${file}.csv`);
  },
);

it('says of a row that it has a note, and tells the notes in that order', () => {
  render(<Sheet {...evidence.licences} />);
  expect(screen.getByRole('rowheader', { name: /Planning/ })).toHaveTextContent(/^Note a Planning/);
  const notes = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(notes).toEqual(
    expect.arrayContaining([
      'One edition for all 4 planners need Premium, so each full user gets it',
    ]),
  );
});

it('shows figures as people write them, and says what has no figure or only a tick', () => {
  const { rerender } = render(<Sheet {...evidence.trialBalance} />);
  const cellsOf = (name: RegExp) => {
    const row = screen.getByRole('rowheader', { name }).closest('tr');
    return row
      ? within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent)
      : [];
  };
  expect(cellsOf(/Inventory/)).toEqual(['642.35', '641.90', '−0.45']);
  rerender(<Sheet {...evidence.gatePasses} />);
  expect(cellsOf(/turnings/).slice(1)).toEqual(['640', '–', '–', '–', 'NRGP']);
  rerender(<Sheet {...evidence.gapList} />);
  expect(cellsOf(/Indent/)).toEqual(['01', 'Ours', 'Purchase head', 'yes']);
});
