import { describe, expect, it } from 'vitest';
import {
  adult,
  dekkingen,
  eigenRisicoAmounts,
  exampleDekking,
} from '../assess/examples.testing.ts';
import type { AheadFacts } from '../declaraties/expect/ahead.queries.ts';
import { vergoedingenInContract } from './vergoedingen.rules.ts';

const shared = { name: 'Bril en lenzen', maximumYear: 50_000 };
const glasses = exampleDekking(9, {
  zorgsoort: 'Bril en lenzen',
  pakket: 'AANVULLEND',
  maximumYear: 10_000,
  shared,
});
const therapy = exampleDekking(10, {
  zorgsoort: 'Alternatieve zorg',
  pakket: 'AANVULLEND',
  maximumTreatments: 9,
});
const psychologist = exampleDekking(11, {
  zorgsoort: 'Psycholoog',
  ageFrom: 18,
  voorwaarde: 'verwijzing',
});

const facts: AheadFacts = {
  relatienummer: 'R1',
  geboortedatum: adult.geboorteDatum,
  insurances: adult.insurances,
  dekkingen: [...dekkingen, glasses, therapy, psychologist],
  amounts: eigenRisicoAmounts,
  usage: [],
  sharedUsage: [],
  termijnYears: [],
  sharers: [{ polisnummer: 'P1', jaar: 2026, count: 3, seen: 3 }],
  onderweg: 0,
};

const today = Temporal.PlainDate.from('2026-11-21');
const used = {
  jaar: 2026,
  merk: 'ZZ',
  eigenRisico: 0,
  covered: 0,
  aantal: 0,
  bijdrage: 0,
} as const;

const tell = (known: Partial<AheadFacts> = {}, maySeeCare = true) =>
  vergoedingenInContract({ ...facts, ...known }, { maySeeCare, today });
const about = (zorgsoort: string, ...asked: Parameters<typeof tell>) =>
  tell(...asked).vergoedingen.find((one) => one.zorgsoort === zorgsoort);

describe('vergoedingenInContract', () => {
  it('tells package, part, conditions and own risk of covered care', () => {
    expect(about('Psycholoog')).toEqual({
      zorgsoort: 'Psycholoog',
      vergoed: true,
      redenNietVergoed: null,
      pakket: 'BASIS',
      percentage: 100,
      budgetten: [],
      wettelijkeBijdrage: null,
      eigenRisico: 'geldt',
      leeftijdVanaf: 18,
      leeftijdTot: null,
      voorwaarde: 'verwijzing',
    });
    expect(about('Huisarts')?.eigenRisico).toBe('dezeZorg');
    expect(about('Tandarts')).toMatchObject({
      pakket: 'AANVULLEND',
      percentage: 75,
      eigenRisico: 'aanvullend',
    });
  });

  it('tells why care is not covered: none, another age, or not insured today', () => {
    const none = { vergoed: false, percentage: null, pakket: null, eigenRisico: null };
    expect(about('Wijkverpleging')).toMatchObject({ ...none, redenNietVergoed: 'geenDekking' });
    const basis = adult.insurances.map((one) => ({ ...one, aanvullend: null }));
    expect(about('Tandarts', { insurances: basis })).toMatchObject({
      ...none,
      redenNietVergoed: 'leeftijd',
      leeftijdVanaf: null,
      leeftijdTot: 18,
    });
    const former = adult.insurances.map((one) => ({ ...one, validUntil: '2026-11-21' }));
    const gone = tell({ insurances: former });
    expect(gone.eigenRisico).toBeNull();
    expect(new Set(gone.vergoedingen.map((one) => one.redenNietVergoed))).toEqual(
      new Set(['nietVerzekerd']),
    );
  });

  it('subtracts what was used of budgets and contribution, never below zero', () => {
    const usage = [
      { ...used, pakket: 'AANVULLEND', zorgsoort: 'Bril en lenzen', covered: 4_000 },
      { ...used, pakket: 'AANVULLEND', zorgsoort: 'Alternatieve zorg', aantal: 11 },
      { ...used, pakket: 'BASIS', zorgsoort: 'Medicijnen', bijdrage: 7_000 },
    ] as const;
    const sharedUsage = [
      { polisnummer: 'P1', merk: 'ZZ', pakket: 'AANVULLEND', jaar: 2026, shared, covered: 45_000 },
    ] as const;
    const known = { usage, sharedUsage };
    expect(about('Bril en lenzen', known)?.budgetten).toEqual([
      {
        gedeeldAls: null,
        volumeEenheid: 'Bedrag',
        totaal: 100,
        resterend: 60,
        redenAfgeschermd: null,
      },
      {
        gedeeldAls: 'Bril en lenzen',
        volumeEenheid: 'Bedrag',
        totaal: 500,
        resterend: 50,
        redenAfgeschermd: null,
      },
    ]);
    expect(about('Alternatieve zorg', known)?.budgetten).toMatchObject([
      { volumeEenheid: 'Aantal', totaal: 9, resterend: 0 },
    ]);
    expect(about('Medicijnen', known)?.wettelijkeBijdrage).toEqual({
      percentage: 0,
      bedrag: 10,
      maximum: 250,
      resterend: 180,
    });
    expect(about('Hulpmiddelen', known)?.wettelijkeBijdrage).toEqual({
      percentage: 25,
      bedrag: 0,
      maximum: null,
      resterend: null,
    });
  });

  it('hides what was used by a person whose care is hidden, and tells the cover', () => {
    const hidden = tell({}, false);
    expect(hidden.zorgAfgeschermd).toBe(true);
    const [own, family] = about('Bril en lenzen', {}, false)?.budgetten ?? [];
    const nothing = { resterend: null, redenAfgeschermd: 'zorgAfgeschermd' };
    expect([own, family]).toMatchObject([
      { totaal: 100, ...nothing },
      { totaal: 500, ...nothing },
    ]);
    expect(about('Medicijnen', {}, false)?.wettelijkeBijdrage).toMatchObject({
      maximum: 250,
      resterend: null,
    });
  });

  it('hides the rest of a shared budget only while somebody who shares it is hidden', () => {
    const sharers = [{ polisnummer: 'P1', jaar: 2026, count: 3, seen: 2 }];
    expect(about('Bril en lenzen', { sharers })?.budgetten).toMatchObject([
      { resterend: 100 },
      { resterend: null, redenAfgeschermd: 'gedeeldMetAnderen' },
    ]);
    const before = [{ polisnummer: 'P1', jaar: 2025, count: 3, seen: 2 }];
    const other = [{ polisnummer: 'P2', jaar: 2026, count: 3, seen: 2 }];
    for (const known of [before, other]) {
      expect(about('Bril en lenzen', { sharers: known })?.budgetten[1]?.resterend).toBe(500);
    }
  });

  it('tells the rest of own risk and its terms, and null while it is unknown', () => {
    const usage = [
      { ...used, pakket: 'BASIS', zorgsoort: 'Ziekenhuis', eigenRisico: 40_000 },
    ] as const;
    expect(tell({ usage }).eigenRisico).toEqual({
      totaal: 485,
      resterend: 85,
      inTermijnen: false,
      maximumPerBehandeling: null,
    });
    const inTerms = tell({ termijnYears: [{ merk: 'ZZ', jaar: 2026 }] });
    expect(inTerms.eigenRisico).toMatchObject({ resterend: 485, inTermijnen: true });
    expect(tell({ termijnYears: [{ merk: 'ZZ', jaar: 2025 }] }).eigenRisico?.inTermijnen).toBe(
      false,
    );
    const capped = eigenRisicoAmounts.map((one) => ({ ...one, maximumPerTreatment: 15_000 }));
    expect(tell({ amounts: capped }).eigenRisico?.maximumPerBehandeling).toBe(150);
    const unknown = tell({ amounts: [] });
    expect(unknown.eigenRisico).toBeNull();
    expect(unknown.vergoedingen.find(({ zorgsoort }) => zorgsoort === 'Ziekenhuis')?.vergoed).toBe(
      true,
    );
  });
});
