import { expect, it } from 'vitest';
import { toon, woorden } from '../../../api/toon.testhulp.tsx';
import { Overmaken } from './Overmaken.tsx';
import { verzoek } from './verzoek.testhulp.ts';

it('tells all that a transfer needs, in groups of four', () => {
  const tekst = woorden(<Overmaken verzoek={verzoek} />);
  expect(tekst).toContain('NL91 ABNA 0417 1643 00');
  expect(tekst).toContain('5000 0567 8901 2345');
  expect(tekst).toContain('€ 154,20');
  expect(tekst).toContain('Zilverzand');
});

it('copies by buttons that say what they copy', () => {
  const html = toon(<Overmaken verzoek={verzoek} />);
  expect(html).toContain('aria-label="Kopieer rekeningnummer"');
  expect(html).toContain('aria-label="Kopieer betalingskenmerk"');
});
