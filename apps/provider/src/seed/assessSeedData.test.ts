import { toDeclaratie } from '@mijn/testdata/toDeclaratie';
import { toRelatie } from '@mijn/testdata/toRelatie';
import { describe, expect, it } from 'vitest';
import { exampleDekking } from '../assess/examples.testing.ts';
import { type AssessedDeclaratie, assessSeedData } from './assessSeedData.ts';
import type { SeedData, SeedDeclaratie, SeedInsurance, SeedPolis } from './seedData.ts';

const today = Temporal.PlainDate.from('2026-11-21');
const born = '1985-03-14';
const sanne = toRelatie(1, 'Sanne de Vries', '999990019', born, today);
const daan = toRelatie(2, 'Daan de Vries', '999990020', born, today);

const dekkingen = [
  exampleDekking(1, {}),
  exampleDekking(2, {
    zorgsoort: 'Fysiotherapie',
    eigenRisico: false,
    shared: { name: 'beweegzorg', maximumYear: 10_000 },
  }),
];

const insured = (relatienummer: string, own: Partial<SeedInsurance> = {}): SeedInsurance => ({
  relatienummer,
  validFrom: '2020-01-01',
  validUntil: null,
  aanvullend: null,
  voluntaryEigenRisico: 0,
  gespreid: [],
  ...own,
});

const polis: SeedPolis = {
  polisnummer: 'P1',
  merk: 'ZZ',
  verzekeringsnemer: sanne.relatienummer,
  zorggemak: false,
  collectief: null,
  validFrom: '2020-01-01',
  validUntil: null,
  betaalwijze: 'zelf',
  incassodag: 1,
  betaalgemak: false,
  verzekerden: [insured(sanne.relatienummer), insured(daan.relatienummer)],
};

let count = 0;

/** Returns a claim of this many cents, sent in this many days ago. */
function exampleDeclaratie(
  { relatienummer }: typeof sanne,
  bedrag: number,
  daysAgo: number,
  own: Partial<SeedDeclaratie> = {},
): SeedDeclaratie {
  count += 1;
  const who = { verzekerde: relatienummer, indiener: relatienummer };
  const nota = { zorgsoort: 'Ziekenhuis', zorgverlener: 'Ziekenhuis', bedrag, daysAgo } as const;
  return { ...toDeclaratie(today, count, who, nota), ...own };
}

function assessed(declaraties: readonly SeedDeclaratie[], own: Partial<SeedData> = {}) {
  const data = { relaties: [sanne, daan], polissen: [polis], declaraties, ...own };
  return assessSeedData(data, dekkingen);
}

const eigenRisicoOf = ({ regels }: AssessedDeclaratie) =>
  regels.map(({ amounts }) => amounts.compulsoryEigenRisico + amounts.voluntaryEigenRisico);
const paidOf = ({ regels }: AssessedDeclaratie) => regels.map(({ amounts }) => amounts.uitgekeerd);
const codesOf = ({ regels }: AssessedDeclaratie) =>
  regels.flatMap(({ meldingen }) => meldingen.map(({ code }) => code));
const statusOf = ({ declaratie }: AssessedDeclaratie) => declaratie.status;

describe('a claim seeded as handled', () => {
  it('uses up own risk in the order of handling, per person', () => {
    const [first, second, third] = assessed([
      exampleDeclaratie(sanne, 30_000, 10),
      exampleDeclaratie(sanne, 30_000, 40),
      exampleDeclaratie(daan, 30_000, 5),
    ]).map((one) => [one.declaratie.relatienummer, ...eigenRisicoOf(one)]);
    expect([first, second, third]).toEqual([
      [sanne.relatienummer, 30_000],
      [sanne.relatienummer, 8_500],
      [daan.relatienummer, 30_000],
    ]);
  });

  it('shares a budget with everybody on the policy', () => {
    const physio = { zorgsoort: 'Fysiotherapie' } as const;
    const all = assessed([
      exampleDeclaratie(sanne, 7_000, 40, physio),
      exampleDeclaratie(daan, 7_000, 10, physio),
    ]);
    expect(all.flatMap(paidOf)).toEqual([7_000, 3_000]);
  });

  it('is judged line by line', () => {
    const line = { zorgsoort: 'Ziekenhuis', behandelDatum: '2026-10-01' } as const;
    const regels = [
      { ...line, bedrag: 38_000 },
      { ...line, bedrag: 2_000 },
    ];
    const [one] = assessed([exampleDeclaratie(sanne, 40_000, 10, { regels })]);
    expect(one && eigenRisicoOf(one)).toEqual([38_000, 500]);
  });

  it('stays IN_BEHANDELING when the own risk of its year is unknown', () => {
    const [one] = assessed([exampleDeclaratie(sanne, 30_000, 10, { behandelDatum: '2027-01-05' })]);
    expect(one).toMatchObject({
      declaratie: { status: 'IN_BEHANDELING', handledAt: null, seenBy: [] },
      regels: [],
    });
  });
});

describe('a claim that is not handled yet', () => {
  it('sorts last, uses up nothing and has no lines', () => {
    const open = exampleDeclaratie(sanne, 30_000, 90, { status: 'INGEDIEND', handledAt: null });
    const all = assessed([open, exampleDeclaratie(sanne, 30_000, 10)]);
    expect(all.map(statusOf)).toEqual(['AFGEHANDELD', 'INGEDIEND']);
    expect(all.map(eigenRisicoOf)).toEqual([[30_000], []]);
  });
});

describe('the remark about a missing account', () => {
  const relaties = [{ ...sanne, iban: null }, daan];

  it('is on every claim of the policy with a payout', () => {
    const all = assessed([exampleDeclaratie(daan, 50_000, 10)], { relaties });
    expect(all.flatMap(codesOf)).toContain('geenRekening');
    expect(assessed([exampleDeclaratie(daan, 50_000, 10)]).flatMap(codesOf)).not.toContain(
      'geenRekening',
    );
  });

  it.each([
    ['that pays nothing', 20_000, {}],
    ['of a care provider', 50_000, { soortIndiener: 'Zorgverlener' }],
  ] as const)('is not on a claim %s', (_which, bedrag, own) => {
    const all = assessed([exampleDeclaratie(daan, bedrag, 10, own)], { relaties });
    expect(all.flatMap(codesOf)).not.toContain('geenRekening');
  });
});

const withTermijnen = (own: Partial<SeedInsurance>): Partial<SeedData> => ({
  polissen: [{ ...polis, verzekerden: [insured(sanne.relatienummer, own)] }],
});

describe('own risk paid in terms', () => {
  const care = { behandelDatum: '2025-11-10' };
  const handledOn = (day: string) =>
    exampleDeclaratie(sanne, 30_000, 10, { ...care, handledAt: `${day}T12:00:00Z` });
  const inTermijnenOf = (day: string, own: Partial<SeedInsurance>) =>
    assessed([handledOn(day)], withTermijnen(own)).flatMap(({ regels }) =>
      regels.map(({ amounts }) => amounts.inTermijnen),
    );

  it('is not withheld until the year is settled in February', () => {
    expect(inTermijnenOf('2026-02-09', { gespreid: [2025] })).toEqual([30_000]);
    expect(inTermijnenOf('2026-02-10', { gespreid: [2025] })).toEqual([0]);
  });

  it('applies to that year only, and only without voluntary own risk', () => {
    expect(inTermijnenOf('2026-02-09', { gespreid: [2026] })).toEqual([0]);
    const voluntary = { gespreid: [2025], voluntaryEigenRisico: 10_000 };
    expect(inTermijnenOf('2026-02-09', voluntary)).toEqual([0]);
  });
});
