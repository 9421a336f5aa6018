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

describe('a table of Markdown', () => {
  it('has its caption as the name, column heads and row heads', () => {
    render(<DataTable caption="Where a difference comes from">{markdown}</DataTable>);
    expect(
      screen.getByRole('table', { name: 'Where a difference comes from' }),
    ).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Cause',
      'Seen as',
    ]);
    expect(screen.getByRole('rowheader', { name: 'Wrong unit' })).toBeInTheDocument();
    expect(screen.getByRole('cell')).toHaveTextContent('Ratio of ten or twelve');
  });

  it('is aligned by a class, because the policy forbids inline styles', () => {
    render(<DataTable caption="Where a difference comes from">{markdown}</DataTable>);
    expect(screen.getByRole('cell')).toHaveClass('end');
    expect(screen.getByRole('cell')).not.toHaveAttribute('style');
  });
});
