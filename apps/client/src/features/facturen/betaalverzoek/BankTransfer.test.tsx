import { expect, it } from 'vitest';
import { show, words } from '../../../api/show.testing.tsx';
import { BankTransfer } from './BankTransfer.tsx';
import { betaalverzoek } from '../phase/betaalverzoek.testing.ts';

it('shows all data of a transfer, in groups of four', () => {
  const text = words(<BankTransfer betaalverzoek={betaalverzoek} today="2026-11-30" />);
  expect(text).toContain('NL91 ABNA 0417 1643 00');
  expect(text).toContain('5000 0567 8901 2345');
  expect(text).toContain('€ 154,20');
  expect(text).toContain('Zilverzand');
});

it('has a copy button for each value, with its name', () => {
  const html = show(<BankTransfer betaalverzoek={betaalverzoek} today="2026-11-30" />);
  expect(html).toContain('aria-label="Kopieer rekeningnummer"');
  expect(html).toContain('aria-label="Kopieer betalingskenmerk"');
});

const on = (today: string) => words(<BankTransfer betaalverzoek={betaalverzoek} today={today} />);

it('names no date that has passed', () => {
  expect(on('2026-11-30')).toContain('Betaal uiterlijk 30 november 2026');
  expect(on('2026-12-01')).toContain('Betaal zo snel mogelijk');
  expect(on('2026-12-01')).not.toContain('uiterlijk');
});
