import { describe, expect, it } from 'vitest';
import { toon, woorden } from '../../../api/toon.testhulp.tsx';
import { verzoek } from '../betaalverzoek/verzoek.testhulp.ts';
import { BetaalverzoekKaart } from './BetaalverzoekKaart.tsx';

const kaart = (anders: Partial<typeof verzoek> = {}, knop: 'hoofd' | 'elders' = 'hoofd') => (
  <BetaalverzoekKaart verzoek={{ ...verzoek, ...anders }} vandaag="2026-11-21" knop={knop} />
);

describe('a payment request in the list', () => {
  it('says what it is, what it bundles and pays in one tap', () => {
    const tekst = woorden(kaart());
    expect(tekst).toContain('Herinnering');
    expect(tekst).toContain('Zorgpremie oktober 2026 1 oktober 2026 € 154,20');
    expect(tekst).toContain('Betalen met iDEAL | Wero');
    expect(toon(kaart())).toContain('href="/facturen/betaalverzoek/5000056789012345"');
  });

  it('has a name that no other one has', () => {
    expect(woorden(kaart())).toMatch(/^Herinnering , € 154,20, kenmerk 5000 0567 8901 2345/);
  });

  it('adds up what was paid already', () => {
    const deels = kaart({ bedragEerderBetaaldVerrekend: 5000, bedragTeBetalen: 10_420 });
    expect(woorden(deels)).toMatch(/Totaal € 154,20 .*−\s?€ 50,00 Nog te betalen € 104,20/);
  });

  it('has no button while the bank is at it', () => {
    const bijBank = kaart({ betaling: { betalingId: 'x', status: 'inBehandeling' } });
    expect(woorden(bijBank)).toContain('Betaal niet opnieuw.');
    expect(woorden(bijBank)).not.toContain('Betalen met');
  });

  it('leaves the button to the answer where it is the only one', () => {
    expect(woorden(kaart({}, 'elders'))).not.toContain('Betalen met');
  });
});
