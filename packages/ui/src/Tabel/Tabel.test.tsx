import { expect, test } from 'vitest';
import { teken, woorden } from '../teken.tsx';
import { Tabel } from './Tabel.tsx';

test('the first column names the row, and the columns are headed', () => {
  const html = teken(
    <Tabel
      bijschrift="Behandelingen"
      rijen={[{ dag: '4 nov', bedrag: '€ 55' }]}
      sleutel={(rij) => rij.dag}
      kolommen={[
        { sleutel: 'd', kop: 'Datum', cel: (rij) => rij.dag },
        { sleutel: 'b', kop: 'Bedrag', cel: (rij) => rij.bedrag, getal: true },
      ]}
    />,
  );
  expect(html).toMatch(/<th scope="row"[^>]*>4 nov/);
  expect(woorden(html)).toBe('Behandelingen Datum Bedrag 4 nov € 55');
});
