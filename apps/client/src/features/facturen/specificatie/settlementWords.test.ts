import { describe, expect, it } from 'vitest';
import { setLanguageSource } from '../../../platform/language.ts';
import { settlementOutcome, usedAgainstTermijnen } from './settlementWords.ts';
import type { SettlementFactuur, Specificatie } from './specificatie.ts';

setLanguageSource(() => 'nl');

function specificatie(used: number, asked: number, paid: number): Specificatie {
  return {
    jaarRegeling: 2025,
    naamVerzekerde: 'Jan Bakker',
    geboorteDatum: '1948-02-02',
    bedragTotaalRegeling: used - paid,
    eigenRisicoGebruiken: { bedragTotaalEigenRisico: used, regels: [] },
    opgelegdeTermijnen: {
      bedragOpgelegd: asked,
      bedragBetaald: paid,
      bedragNietBetaald: asked - paid,
      regels: [],
    },
  };
}

function factuur(own: Partial<SettlementFactuur>): SettlementFactuur {
  return {
    status: 'Te betalen via iDEAL',
    datumAutomatischeIncasso: null,
    bedragTotaal: 3_850,
    bedragTeBetalen: 3_850,
    boekingen: [],
    ...own,
  };
}

const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');
const said = (of: Specificatie, on: SettlementFactuur) => {
  const { phase, title, text } = settlementOutcome(of, on, 'nl');
  return [phase, plain(title), plain(text)];
};

describe('usedAgainstTermijnen', () => {
  it.each([
    [38_500, 38_500, 38_500, /precies zoveel eigen risico als we in termijnen vroegen\.$/],
    [38_500, 23_100, 23_100, /meer eigen risico dan we in termijnen vroegen\.$/],
    [9_600, 38_500, 38_500, /minder eigen risico dan we in termijnen vroegen\.$/],
    [38_500, 38_500, 34_650, /Niet alle termijnen zijn betaald\. Wat openbleef, telt hier mee\.$/],
  ])('compares used %d, asked %d, paid %d', (used, asked, paid, expected) => {
    expect(usedAgainstTermijnen(specificatie(used, asked, paid))).toMatch(expected);
  });
});

const on = (kind: string, date: string, bedrag: number) => ({ soort: kind, datum: date, bedrag });
const booked = (kind: string) => [{ soort: kind, datum: '2026-02-24', bedrag: -28_900 }];

describe('settlementOutcome', () => {
  const owes = specificatie(38_500, 38_500, 34_650);
  const gets = specificatie(9_600, 38_500, 38_500);

  it('is due, without another amount', () => {
    expect(said(owes, factuur({}))).toEqual(['toPay', 'Je betaalt nog € 38,50.', undefined]);
  });

  it('explains that its invoice has another open amount', () => {
    const partly = factuur({ bedragTeBetalen: 1_000 });
    expect(said(owes, partly)[2]).toMatch(
      /^Op de factuur van de eindafrekening staat nu nog € 10,00/,
    );
  });

  it('was paid on a date', () => {
    const boekingen = [{ soort: 'betaling', datum: '2025-12-21', bedrag: 3_850 }];
    const paid = factuur({ status: 'Betaald', bedragTeBetalen: 0, boekingen });
    expect(said(owes, paid)).toEqual([
      'done',
      'Afgerekend: je betaalde de laatste € 38,50 op 21 december 2025.',
      undefined,
    ]);
  });

  it('was paid out, or set off', () => {
    const credit = { bedragTotaal: -28_900, bedragTeBetalen: 0 };
    const paidOut = factuur({ ...credit, status: 'Betaald', boekingen: booked('uitbetaling') });
    expect(said(gets, paidOut)).toEqual([
      'done',
      'Afgerekend: je kreeg € 289,00 terug op 24 februari 2026.',
      undefined,
    ]);
    const verrekening = factuur({
      ...credit,
      status: 'Verrekend',
      boekingen: booked('verrekening'),
    });
    expect(said(gets, verrekening)[1]).toMatch(/€ 289,00 is verrekend op 24 februari 2026\./);
    const twice = factuur({
      ...credit,
      status: 'Verrekend',
      boekingen: [
        on('verrekening', '2026-02-20', -20_000),
        on('verrekening', '2026-02-24', -8_900),
      ],
    });
    expect(said(gets, twice)[1]).toMatch(/€ 289,00 is verrekend\.$/);
  });

  it('was partly set off, and the rest paid or paid out', () => {
    const credit = factuur({
      bedragTotaal: -28_900,
      bedragTeBetalen: 0,
      status: 'Betaald',
      boekingen: [
        on('verrekening', '2026-02-20', -20_000),
        on('uitbetaling', '2026-02-24', -8_900),
      ],
    });
    expect(said(gets, credit)[1]).toMatch(/een deel verrekend en de rest uitbetaald\.$/);
    const debit = factuur({
      bedragTeBetalen: 0,
      status: 'Betaald',
      boekingen: [on('verrekening', '2026-02-20', 2_000), on('betaling', '2026-02-24', 1_850)],
    });
    expect(said(owes, debit)[1]).toMatch(/een deel verrekend en de rest betaald\.$/);
    const returned = factuur({
      bedragTeBetalen: 0,
      status: 'Verrekend',
      boekingen: [
        on('incasso', '2026-02-20', 3_850),
        on('storno', '2026-02-24', -3_850),
        on('verrekening', '2026-02-26', 3_850),
      ],
    });
    expect(said(owes, returned)[1]).toMatch(/is verrekend op 26 februari 2026\.$/);
  });

  it('does without fields that the insurer leaves out', () => {
    expect(said(owes, factuur({ status: 'Betaald', bedragTeBetalen: 0 }))[1]).toBe(
      'Afgerekend: je betaalde de laatste € 38,50.',
    );
  });
});
