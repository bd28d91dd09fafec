import type { DeclaratieReactie } from '@mijn/contract/reactie';
import { describe, expect, it } from 'vitest';
import type { ZorgkostenDetailRow } from './zorgkostenDetail.queries.ts';
import { zorgkostenDetailInContract } from './zorgkostenDetail.rules.ts';

const row: ZorgkostenDetailRow = {
  relatienummer: '700000001',
  nummer: 'D2026-000001',
  volgnummer: 1,
  soort_indiener: 'Verzekerde',
  behandeldatum: '2026-03-02',
  boekjaar: 2026,
  ingediend_op: '2026-03-09',
  care: true,
  zorgsoort: 'Hulpmiddelen',
  prestatie: 'Hoortoestel',
  locatie_naam: 'Hoorwinkel',
  notanummer: 'N-1',
  gedeclareerd: 20_000,
  niet_vergoed: 5_000,
  wettelijke_bijdrage: 1_000,
  eigen_risico: 3_000,
  eigen_risico_in_termijnen: 0,
  correctie: null,
  stappen: [
    { stap: 'gedeclareerd', bedrag: 20_000, uitleg: 'Dit stond op de nota.' },
    { stap: 'eigenRisico', bedrag: 3_000, uitleg: 'Dit is eigen risico.' },
    { stap: 'uitgekeerd', bedrag: 11_000, uitleg: 'Dit betaalden we.' },
  ],
  meldingen: [{ code: 'eigenRisico', omschrijving: 'Je betaalt € 30,00 zelf.' }],
  facturen: [],
  reacties: [],
};

const of = (own: Partial<ZorgkostenDetailRow>, isStaff = false) =>
  zorgkostenDetailInContract({ ...row, ...own }, isStaff);

const wordsOf = (own: Partial<ZorgkostenDetailRow>) => of(own).stappen.map(({ uitleg }) => uitleg);

describe('the steps from claimed to reimbursed', () => {
  it('add up to the cent, whether own risk is paid in terms or not', () => {
    for (const inTermijnen of [0, 3_000]) {
      const { stappen } = of({ eigen_risico_in_termijnen: inTermijnen });
      expect(stappen.map(({ stap, bedrag }) => [stap, bedrag])).toEqual([
        ['gedeclareerd', 200],
        ['nietVergoed', 50],
        ['wettelijkeBijdrage', 10],
        ['eigenRisico', 30],
        ['vergoed', 110],
      ]);
    }
  });

  it('use the explanations of the judgement, where it has any', () => {
    expect(wordsOf({})).toEqual([
      'Dit stond op de nota.',
      null,
      null,
      'Dit is eigen risico.',
      'Dit betaalden we.',
    ]);
    expect(wordsOf({ stappen: [] })).toEqual([null, null, null, null, null]);
  });

  it('omit the explanation of the payout where own risk comes in terms, because the payout was higher', () => {
    expect(wordsOf({ eigen_risico_in_termijnen: 1 }).slice(-2)).toEqual([
      'Dit is eigen risico.',
      null,
    ]);
  });
});

const reactie = (status: DeclaratieReactie['status']): DeclaratieReactie => ({
  reactieId: 'r1',
  regel: 1,
  tekst: 'Dit klopt niet.',
  status,
  verstuurdOp: '2026-11-20T10:00:00Z',
  antwoord: null,
  beantwoordOp: null,
});

describe('a reaction to a line', () => {
  const correctie = { soort: 'teruggenomen', corrigeert: 1, datum: '2026-11-01' } as const;

  it.each<[string, Partial<ZorgkostenDetailRow>, boolean]>([
    ['is offered to a viewer who sees the care', {}, true],
    ['is not offered where the care is hidden', { care: false }, false],
    ['is not offered while another is being sent', { reacties: [reactie('verstuurd')] }, false],
    ['is not offered while another is with staff', { reacties: [reactie('inBehandeling')] }, false],
    ['is offered once the last one is answered', { reacties: [reactie('beantwoord')] }, true],
    [
      'is not offered while one of several is open',
      { reacties: [reactie('beantwoord'), reactie('verstuurd')] },
      false,
    ],
    ['is not offered for a correction', { correctie }, false],
  ])('%s', (_what, own, may) => {
    expect(of(own).magReageren).toBe(may);
  });

  it('is not offered to staff', () => {
    expect(of({}, true).magReageren).toBe(false);
  });
});

describe('remarks', () => {
  it('are an array for a viewer who sees the care, also when empty', () => {
    expect(of({}).meldingen).toEqual(row.meldingen);
    expect(of({ meldingen: [] }).meldingen).toEqual([]);
  });

  it('are null where the care is hidden', () => {
    expect(of({ care: false }).meldingen).toBeNull();
  });
});

it('returns null for a bill without a number', () => {
  expect(of({ notanummer: '' }).notaNummer).toBeNull();
  expect(of({ notanummer: null }).notaNummer).toBeNull();
  expect(of({}).notaNummer).toBe('N-1');
});
