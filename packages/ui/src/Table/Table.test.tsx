import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { Table } from './Table.tsx';

test('names rows in the first column, and has column headers', () => {
  const html = renderMarkup(
    <Table
      caption="Behandelingen"
      rows={[{ dag: '4 nov', bedrag: '€ 55' }]}
      rowKey={(row) => row.dag}
      columns={[
        { key: 'd', header: 'Datum', cell: (row) => row.dag },
        { key: 'b', header: 'Bedrag', cell: (row) => row.bedrag, number: true },
      ]}
    />,
  );
  expect(html).toMatch(/<th scope="row"[^>]*>4 nov/);
  expect(words(html)).toBe('Behandelingen Datum Bedrag 4 nov Bedrag € 55');
});

test('repeats the header in each cell for the block layout, hidden from screen readers', () => {
  const columns = ['a', 'b', 'c', 'd'].map((name) => ({
    key: name,
    header: `kop ${name}`,
    number: name === 'd',
    cell: () => name,
  }));
  const html = renderMarkup(
    <Table caption="Regels" rows={['x']} rowKey={(row) => row} columns={columns} />,
  );
  expect(html).toMatch(/<td[^>]*><span[^>]*aria-hidden="true">kop d<\/span>d<\/td>/);
});

test('renders details under a row over the full width', () => {
  const columns = [
    { key: 'a', header: 'A', cell: (row: string) => row },
    { key: 'b', header: 'B', cell: () => 'b' },
  ];
  const html = renderMarkup(
    <Table
      caption="Regels"
      rows={['x', 'y']}
      rowKey={(row) => row}
      columns={columns}
      below={(row) => row === 'x' && 'meer'}
    />,
  );
  expect(html).toMatch(/<td colSpan="2"[^>]*>meer<\/td>/i);
  expect(words(html)).toBe('Regels A B x B b meer y B b');
});
