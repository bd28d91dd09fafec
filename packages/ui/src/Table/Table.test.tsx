import { expect, test } from 'vitest';
import { character, words } from '../character.tsx';
import { Table } from './Table.tsx';

test('the first column names the row, and the columns are headed', () => {
  const html = character(
    <Table
      caption="Behandelingen"
      rows={[{ dag: '4 nov', bedrag: '€ 55' }]}
      sleutel={(row) => row.dag}
      columns={[
        { sleutel: 'd', header: 'Datum', cell: (row) => row.dag },
        { sleutel: 'b', header: 'Bedrag', cell: (row) => row.bedrag, number: true },
      ]}
    />,
  );
  expect(html).toMatch(/<th scope="row"[^>]*>4 nov/);
  expect(words(html)).toBe('Behandelingen Datum Bedrag 4 nov € 55');
});

test('with many columns each figure also bears its head for a phone, unheard', () => {
  const columns = ['a', 'b', 'c', 'd'].map((name) => ({
    sleutel: name,
    header: `kop ${name}`,
    number: name === 'd',
    cell: () => name,
  }));
  const html = character(
    <Table caption="Regels" rows={['x']} sleutel={(row) => row} columns={columns} />,
  );
  expect(html).toMatch(/<td[^>]*><span[^>]*aria-hidden="true">kop d<\/span>d<\/td>/);
});
