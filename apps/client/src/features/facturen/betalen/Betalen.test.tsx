import { describe, expect, it } from 'vitest';
import { toon, woorden } from '../../../api/toon.testhulp.tsx';
import { BetaalKnop, BetaalUitslag } from './Betalen.tsx';
import type { BetaalStand } from './useBetalen.ts';

const betalen = (stand: BetaalStand) => ({ stand, betaal: () => undefined });

const knop = (stand: BetaalStand, status?: string) => (
  <BetaalKnop betalen={betalen(stand)} betaling={status === undefined ? null : { status }} />
);

describe('the button to pay', () => {
  it('names the way to pay', () => {
    expect(woorden(knop('rust'))).toBe('Betalen met iDEAL | Wero');
  });

  it('goes on with a payment that is open at the bank', () => {
    expect(woorden(knop('rust', 'open'))).toContain('Verder met betalen');
    expect(woorden(knop('rust', 'mislukt'))).toContain('Betalen met');
  });

  it('is busy on the way to the bank, and says so', () => {
    expect(toon(knop('bezig'))).toContain('aria-disabled="true"');
    expect(woorden(knop('bezig'))).toContain('Je gaat naar je bank');
  });
});

describe('what went wrong', () => {
  it.each(['storing', 'geenNetwerk', 'mislukt'] as const)(
    'says after %s that nothing was taken',
    (stand) => {
      expect(woorden(<BetaalUitslag stand={stand} />)).toContain('Er is niets afgeschreven.');
    },
  );

  it('warns not to pay again when it was paid already', () => {
    expect(woorden(<BetaalUitslag stand="bezet" />)).toContain('Betaal niet opnieuw.');
  });

  it('says nothing while nothing went wrong', () => {
    expect(toon(<BetaalUitslag stand="rust" />)).toBe('');
  });
});
