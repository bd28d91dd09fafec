import { describe, expect, it } from 'vitest';
import { show, words } from '../../../api/show.testing.tsx';
import type { Factuur } from './factuur.ts';
import { settlement, premie, request } from './factuur.testing.ts';
import { FactuurAnswer } from './FactuurAnswer.tsx';

const open = {
  ...premie,
  status: 'Herinnering - te betalen via iDEAL',
  bedragEerderBetaaldVerrekend: 0,
  bedragTeBetalen: 15_420,
  betaalVerzoek: request,
};

const response = (factuur: Factuur) => <FactuurAnswer factuur={factuur} />;

describe('the answer of an invoice', () => {
  it('says what must be paid and by when, and leads to where one pays', () => {
    expect(words(response(open))).toMatch(
      /^Je moet nog € 154,20 betalen, uiterlijk 30 november 2026\. De eerste betaaldatum is voorbij\./,
    );
    expect(show(response(open))).toContain('href="/facturen/betaalverzoek/5000056789012345"');
  });

  it('says that it is paid together with others', () => {
    const together = { ...request, aantalFacturen: 3, bedragTeBetalen: 40_000 };
    expect(words(response({ ...open, betaalVerzoek: together }))).toContain(
      'samen met andere, in één betaalverzoek van € 400,00',
    );
  });

  it('says that it is paid, once, and offers no way to pay', () => {
    expect(words(response(premie))).toBe('Deze factuur is betaald. Je hoeft niets meer te doen.');
    expect(show(response(premie))).not.toContain('<a ');
  });

  it('says on which day it is debited', () => {
    const herincasso = {
      ...open,
      betaalVerzoek: null,
      status: 'Herincasso (wordt van uw rekening afgeschreven op)',
      datumAutomatischeIncasso: '2026-12-19',
    };
    expect(words(response(herincasso))).toContain(
      '€ 154,20 wordt op 19 december 2026 van je rekening afgeschreven.',
    );
  });

  it('says that money comes, and that it came', () => {
    expect(words(response(settlement()))).toContain('Je krijgt € 62,00 van ons.');
    const received = { ...settlement(), status: 'Betaald', bedragTeBetalen: 0 };
    expect(words(response(received))).toContain('We hebben € 62,00 aan je uitbetaald.');
  });

  it('does not guess at a status that it does not know', () => {
    expect(words(response({ ...open, status: 'Kwijtgescholden' }))).toContain(
      'Deze status kennen wij hier nog niet.',
    );
  });
});
