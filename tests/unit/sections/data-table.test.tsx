import { createElement } from 'react';
import { render, screen } from '@testing-library/react';
import { DataTable, MarkdownTable } from '@/components/ui/prose/data-table';

const atTheEnd = { style: { textAlign: 'right' } } as const;

const markdown = (
  <MarkdownTable>
    <thead>
      <tr>
        <th>Cause</th>
        {createElement('th', atTheEnd, 'Seen as')}
      </tr>
    </thead>
    {'\n'}
    <tbody>
      <tr>
        <td>
          <strong>Wrong</strong> unit
        </td>
        {'\n'}
        {createElement('td', atTheEnd, 'Ratio of ten or twelve')}
      </tr>
    </tbody>
  </MarkdownTable>
);

it('a table of Markdown has its caption as the name, heads, and a class for inline styles, which the policy forbids', () => {
  render(<DataTable caption="Where a difference comes from">{markdown}</DataTable>);
  expect(screen.getByRole('table', { name: 'Where a difference comes from' })).toBeInTheDocument();
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Cause',
    'Seen as',
  ]);
  expect(screen.getByRole('rowheader', { name: 'Wrong unit' })).toBeInTheDocument();
  const cell = screen.getByRole('cell');
  expect(cell).toHaveTextContent('Ratio of ten or twelve');
  expect(cell).toHaveClass('end');
  expect(cell).not.toHaveAttribute('style');
});
