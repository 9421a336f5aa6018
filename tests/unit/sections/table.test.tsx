import { render, screen } from '@testing-library/react';
import { Table } from '@/components/ui/table';

const words = (
  <Table
    caption="Stages"
    columns={['Stage', 'Weeks', 'Finished when']}
    rows={[['Discover', '1-3', 'The gap list is signed']]}
  />
);

it('keeps the roles of a table, which a browser takes from one that is laid out as a grid', () => {
  const { container } = render(words);
  const roles = [...container.querySelectorAll('table, table :not(caption, span, div)')].map(
    (element) => element.getAttribute('role'),
  );
  expect(roles).toEqual([
    'table',
    ...['rowgroup', 'row', 'columnheader', 'columnheader', 'columnheader'],
    ...['rowgroup', 'row', 'rowheader', 'cell', 'cell'],
  ]);
});

it('labels each cell with the heading of its column, for the stack of rows on a phone', () => {
  render(
    <Table
      caption="Stages"
      columns={['Stage', <b key="weeks">Weeks</b>, 'Finished when']}
      rows={[['Discover', '1-3', 'The gap list is signed']]}
    />,
  );
  expect(screen.getAllByRole('cell').map((cell) => cell.dataset.label)).toEqual([
    'Weeks',
    'Finished when',
  ]);
});

it('of words has no region to scroll in', () => {
  render(words);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

const Retention = () => <>3 years after the last message</>;

it('counts what a component writes as words', () => {
  render(
    <Table
      caption="Kept for"
      columns={['Data', 'For']}
      rows={[['Messages', <Retention key="r" />]]}
    />,
  );
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
