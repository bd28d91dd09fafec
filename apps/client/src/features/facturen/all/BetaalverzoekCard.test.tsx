import { describe, expect, it } from 'vitest';
import { show, words } from '../../../api/show.testing.tsx';
import { betaalverzoek } from '../phase/betaalverzoek.testing.ts';
import { BetaalverzoekCard } from './BetaalverzoekCard.tsx';

const card = (
  otherwise: Partial<typeof betaalverzoek> = {},
  button: 'primary' | 'elsewhere' = 'primary',
) => (
  <BetaalverzoekCard
    betaalverzoek={{ ...betaalverzoek, ...otherwise }}
    today="2026-11-21"
    button={button}
  />
);

describe('a payment request in the list', () => {
  it('says what it is for, what it is and pays in one tap', () => {
    const text = words(card());
    expect(text).toMatch(/^Zorgpremie oktober 2026 .* € 154,20 Herinnering /);
    expect(text).toContain('Betaal € 154,20 met iDEAL | Wero');
    expect(show(card())).toContain('href="/facturen/betaalverzoek/5000056789012345"');
  });

  it('has a name that no other one has', () => {
    expect(words(card())).toMatch(
      /^Zorgpremie oktober 2026 , € 154,20, kenmerk 5000 0567 8901 2345/,
    );
  });

  it('names at the way to it which one it leads to', () => {
    expect(words(card())).toMatch(/Bekijk betaalverzoek Zorgpremie oktober 2026$/);
  });

  it('lists what it bundles, and is named by the first and how many more', () => {
    const several = betaalverzoek.facturen.flatMap((one) => [
      one,
      { ...one, kenmerk: 'F2026-87654321' },
    ]);
    expect(words(card({ facturen: several }))).toMatch(
      /^Zorgpremie oktober 2026 en nog één factuur .* Zorgpremie oktober 2026 1 oktober 2026 € 154,20/,
    );
  });

  it('adds up what was paid already', () => {
    const partly = card({ bedragEerderBetaaldVerrekend: 5000, bedragTeBetalen: 10_420 });
    expect(words(partly)).toMatch(/Totaal € 154,20 .*−\s?€ 50,00 Nog te betalen € 104,20/);
  });

  it('has no button while the bank is at it', () => {
    const atBank = card({ betaling: { betalingId: 'x', sinds: null, status: 'inBehandeling' } });
    expect(words(atBank)).toContain('Betaal niet opnieuw.');
    expect(words(atBank)).not.toContain('met iDEAL');
  });

  it('leaves the button to the answer where it is the only one', () => {
    expect(words(card({}, 'elsewhere'))).not.toContain('met iDEAL');
  });
});
