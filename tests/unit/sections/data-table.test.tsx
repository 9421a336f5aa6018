import { render, screen } from '@testing-library/react';
import { DataTable, Table } from '@/components/ui/prose/data-table';

const rows = (
  <tbody>
    <tr>
      <td>Issue without slip</td>
    </tr>
  </tbody>
);

it('a table scrolls in a region that has its caption as the name and that the keyboard reaches', () => {
  render(
    <>
      <DataTable caption="Where a difference comes from">
        <Table>{rows}</Table>
      </DataTable>
      <DataTable caption="Who looks first">
        <Table>{rows}</Table>
      </DataTable>
    </>,
  );
  for (const name of ['Where a difference comes from', 'Who looks first']) {
    expect(screen.getByRole('region', { name })).toHaveAttribute('tabindex', '0');
  }
});

it('a table without a caption stops the build and says what to write', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Table>{rows}</Table>)).toThrow(
    'A table of Markdown has no caption; write <DataTable caption="What it shows">',
  );
});
