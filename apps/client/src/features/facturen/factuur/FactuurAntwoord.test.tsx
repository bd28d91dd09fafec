import { describe, expect, it } from 'vitest';
import { toon, woorden } from '../../../api/toon.testhulp.tsx';
import type { Factuur } from './factuur.ts';
import { afrekening, premie, verzoek } from './factuur.testhulp.ts';
import { FactuurAntwoord } from './FactuurAntwoord.tsx';

const open = {
  ...premie,
  status: 'Herinnering - te betalen via iDEAL',
  bedragEerderBetaaldVerrekend: 0,
  bedragTeBetalen: 15_420,
  betaalVerzoek: verzoek,
};

const antwoord = (factuur: Factuur) => <FactuurAntwoord factuur={factuur} />;

describe('the answer of an invoice', () => {
  it('says what must be paid and by when, and leads to where one pays', () => {
    expect(woorden(antwoord(open))).toMatch(
      /^Je moet nog € 154,20 betalen, vóór 30 november 2026\. De eerste betaaldatum is voorbij\./,
    );
    expect(toon(antwoord(open))).toContain('href="/facturen/betaalverzoek/5000056789012345"');
  });

  it('says that it is paid together with others', () => {
    const samen = { ...verzoek, aantalFacturen: 3, bedragTeBetalen: 40_000 };
    expect(woorden(antwoord({ ...open, betaalVerzoek: samen }))).toContain(
      'samen met andere, in één betaalverzoek van € 400,00',
    );
  });

  it('says that it is paid, once, and offers no way to pay', () => {
    expect(woorden(antwoord(premie))).toBe('Deze factuur is betaald. Je hoeft niets meer te doen.');
    expect(toon(antwoord(premie))).not.toContain('<a ');
  });

  it('says on which day it is debited', () => {
    const herincasso = {
      ...open,
      betaalVerzoek: null,
      status: 'Herincasso (wordt van uw rekening afgeschreven op)',
      datumAutomatischeIncasso: '2026-12-19',
    };
    expect(woorden(antwoord(herincasso))).toContain(
      '€ 154,20 wordt op 19 december 2026 van je rekening afgeschreven.',
    );
  });

  it('says that money comes, and that it came', () => {
    expect(woorden(antwoord(afrekening()))).toContain('Je krijgt € 62,00 van ons.');
    const gekregen = { ...afrekening(), status: 'Betaald', bedragTeBetalen: 0 };
    expect(woorden(antwoord(gekregen))).toContain('We hebben € 62,00 aan je uitbetaald.');
  });

  it('does not guess at a status that it does not know', () => {
    expect(woorden(antwoord({ ...open, status: 'Kwijtgescholden' }))).toContain(
      'Deze status kennen wij hier nog niet.',
    );
  });
});
