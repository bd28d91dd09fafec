import { describe, expect, it } from 'vitest';
import { show, words } from '../../../api/show.testing.tsx';
import { BookedNote } from './BookedNote.tsx';
import { boeking } from './factuur.testing.ts';

type Boeking = Parameters<typeof BookedNote>[0]['boeking'];

const note = (bedrag: number, otherwise: Partial<Boeking>, kind = 'verrekening') => (
  <BookedNote boeking={boeking(kind, '2026-11-21', bedrag, otherwise)} />
);
const factuurkenmerk = 'F2026-12345678';

describe('BookedNote', () => {
  it.each([
    ['ideal', 'via iDEAL of Wero'],
    ['overboeking', 'per overschrijving'],
  ] as const)('names the payment method: %s', (betaalwijze, said) => {
    expect(words(note(-100, { betaalwijze }, 'betaling'))).toBe(said);
  });

  it('links to the invoice of a set-off', () => {
    expect(words(note(100, { factuurkenmerk }))).toBe(
      'met wat je kreeg van factuur F2026-1234 5678',
    );
    expect(show(note(100, { factuurkenmerk }))).toContain(`href="/facturen/${factuurkenmerk}"`);
  });

  it('says it the other way round for money set off against an amount to pay', () => {
    expect(words(note(-100, { factuurkenmerk }))).toBe(
      'met wat je moest betalen voor factuur F2026-1234 5678',
    );
  });

  it('names the invoice of the settlement that took an amount over, and no payment', () => {
    expect(words(note(-100, { factuurkenmerk }, 'eindafrekening'))).toBe('factuur F2026-1234 5678');
  });

  it('links to the claim, or to the payment request that was overpaid', () => {
    const byDeclaratie = note(100, { declaratienummer: 'D2026-12345678' });
    expect(words(byDeclaratie)).toBe('met wat je kreeg van declaratie D2026-12345678');
    expect(show(byDeclaratie)).toContain('href="/declaraties/D2026-12345678"');
    const byTooMuch = note(100, { betaalkenmerk: '5000056789012345' });
    expect(words(byTooMuch)).toBe('met wat je eerder te veel betaalde');
    expect(show(byTooMuch)).toContain('href="/facturen/betaalverzoek/5000056789012345"');
  });

  it('renders nothing when it is unknown', () => {
    expect(show(note(100, {}))).toBe('');
  });
});
