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

describe('BetaalverzoekCard', () => {
  it('shows name, status and a button to pay', () => {
    const text = words(card());
    expect(text).toMatch(/^Zorgpremie oktober 2026 .* € 154,20 Herinnering /);
    expect(text).toContain('Betaal € 154,20 met iDEAL | Wero');
    expect(show(card())).toContain('href="/facturen/betaalverzoek/5000056789012345"');
  });

  it('has a unique name', () => {
    expect(words(card())).toMatch(
      /^Zorgpremie oktober 2026 , € 154,20, kenmerk 5000 0567 8901 2345/,
    );
  });

  it('names the payment request in its link', () => {
    expect(words(card())).toMatch(/Bekijk betaalverzoek Zorgpremie oktober 2026$/);
  });

  it('lists the bundled invoices, and is named by the first and the number of others', () => {
    const several = betaalverzoek.facturen.flatMap((one) => [
      one,
      { ...one, kenmerk: 'F2026-87654321' },
    ]);
    expect(words(card({ facturen: several }))).toMatch(
      /^Zorgpremie oktober 2026 en nog één factuur .* Zorgpremie oktober 2026 1 oktober 2026 € 154,20/,
    );
  });

  it('shows earlier payments in the sum', () => {
    const partly = card({ bedragEerderBetaaldVerrekend: 5000, bedragTeBetalen: 10_420 });
    expect(words(partly)).toMatch(/Totaal € 154,20 .*−\s?€ 50,00 Nog te betalen € 104,20/);
  });

  it('has no button while the bank processes a payment', () => {
    const atBank = card({ betaling: { betalingId: 'x', sinds: null, status: 'inBehandeling' } });
    expect(words(atBank)).toContain('Betaal niet opnieuw.');
    expect(words(atBank)).not.toContain('met iDEAL');
  });

  it('leaves the button to the answer when it is the only payment request', () => {
    expect(words(card({}, 'elsewhere'))).not.toContain('met iDEAL');
  });
});
