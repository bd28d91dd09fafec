import { describe, expect, it } from 'vitest';
import { toon, woorden } from '../../api/toon.testhulp.tsx';
import { type FactuurInRij, FactuurRij } from './FactuurRij.tsx';

const factuur: FactuurInRij = {
  kenmerk: 'F2026-12345678',
  soortFactuur: 'Zorgpremie',
  datum: '2026-11-01',
  periode: '2026-11',
  status: 'Herinnering - te betalen via iDEAL',
  bedrag: 15_420,
  openBedrag: 15_420,
  datumAutomatischeIncasso: null,
};

const rij = (anders: Partial<FactuurInRij> = {}) => (
  <FactuurRij factuur={{ ...factuur, ...anders }} />
);

describe('an invoice in a list', () => {
  it('says what, when, how much and its status to the letter', () => {
    expect(woorden(rij())).toBe(
      'Zorgpremie november € 154,20 1 november Herinnering - te betalen via iDEAL',
    );
  });

  it('leads to its page', () => {
    expect(toon(rij())).toContain('href="/facturen/F2026-12345678"');
  });

  it('says what is left of one that was paid in part', () => {
    expect(woorden(rij({ openBedrag: 5420 }))).toContain('€ 154,20 nog € 54,20 open');
  });

  it('says that money comes instead of a minus', () => {
    const terug = {
      soortFactuur: 'Eigenrisicoeindafrekening',
      periode: '2025',
      bedrag: -5000,
      status: 'Te ontvangen',
    };
    expect(woorden(rij({ ...terug, openBedrag: -5000 }))).toContain('€ 50,00 krijg je');
    expect(woorden(rij({ ...terug, openBedrag: -2000 }))).toContain(
      '€ 50,00 je krijgt nog € 20,00',
    );
    expect(woorden(rij({ ...terug, openBedrag: 0 }))).toContain('€ 50,00 kreeg je');
  });

  it('marks a status that it does not know as Dutch', () => {
    expect(toon(rij({ status: 'Kwijtgescholden' }), 'en')).toContain(
      '<span lang="nl">Kwijtgescholden</span>',
    );
  });
});
