import { FileText } from 'lucide-react';
import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { RowTable } from './RowTable.tsx';

const table = renderMarkup(
  <RowTable
    caption="Facturen"
    header="Factuur"
    name={(row: string) => ({
      key: row,
      icon: FileText,
      title: row,
      href: `/facturen/${row}`,
      distinction: '1 mei',
      note: 'nog € 2 open',
    })}
    columns={[
      { key: 'day', header: 'Datum', place: 'words', cell: () => '1 mei' },
      { key: 'amount', header: 'Bedrag', place: 'amount', number: true, cell: () => '€ 5' },
      { key: 'status', header: 'Status', place: 'status', cell: () => 'Betaald' },
    ]}
    groups={[{ key: '2026', title: '2026', rows: ['Premie'] }]}
  />,
);

test('makes each row one link, named by what tells it from the others', () => {
  expect(table.match(/<a /g)).toHaveLength(1);
  expect(table).toMatch(
    /<a [^>]*href="\/facturen\/Premie"[^>]*>Premie<span[^>]*>, (?:<!-- -->)?1 mei<\/span>/,
  );
});

test('is a table with column headers, rows and group headers in any layout', () => {
  expect(table.match(/role="columnheader"/g)).toHaveLength(4);
  expect(table.match(/role="cell"/g)).toHaveLength(3);
  expect(table).toMatch(/scope="rowgroup" colSpan="4">2026/i);
  expect(words(table)).toBe(
    'Facturen Factuur Datum Bedrag Status 2026 Premie , 1 mei nog € 2 open 1 mei € 5 Betaald',
  );
});
