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

test('with many columns each figure also bears its head for a phone, unheard', () => {
  const kolommen = ['a', 'b', 'c', 'd'].map((naam) => ({
    sleutel: naam,
    kop: `kop ${naam}`,
    getal: naam === 'd',
    cel: () => naam,
  }));
  const html = teken(
    <Tabel bijschrift="Regels" rijen={['x']} sleutel={(rij) => rij} kolommen={kolommen} />,
  );
  expect(html).toMatch(/<td[^>]*><span[^>]*aria-hidden="true">kop d<\/span>d<\/td>/);
});
