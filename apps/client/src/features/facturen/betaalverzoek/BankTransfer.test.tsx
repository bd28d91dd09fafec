import { expect, it } from 'vitest';
import { show, words } from '../../../api/show.testing.tsx';
import { BankTransfer } from './BankTransfer.tsx';
import { betaalverzoek } from '../phase/betaalverzoek.testing.ts';

it('tells all that a transfer needs, in groups of four', () => {
  const text = words(<BankTransfer betaalverzoek={betaalverzoek} />);
  expect(text).toContain('NL91 ABNA 0417 1643 00');
  expect(text).toContain('5000 0567 8901 2345');
  expect(text).toContain('€ 154,20');
  expect(text).toContain('Zilverzand');
});

it('copies by buttons that say what they copy', () => {
  const html = show(<BankTransfer betaalverzoek={betaalverzoek} />);
  expect(html).toContain('aria-label="Kopieer rekeningnummer"');
  expect(html).toContain('aria-label="Kopieer betalingskenmerk"');
});
