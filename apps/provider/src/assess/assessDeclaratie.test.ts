import { describe, expect, it } from 'vitest';
import { assessDeclaratie } from './assessDeclaratie.ts';
import { UnknownEigenRisicoError } from './eigenRisico/yearEigenRisico.ts';
import type { AssessmentInput, LineInput, LineOutcome } from './shapes.ts';
import { input, line, adult, exampleDekking } from './examples.testing.ts';
import { emptyUsage } from './usage.ts';

function assess(
  what: Partial<LineInput>,
  circumstances: Partial<AssessmentInput> = {},
): LineOutcome {
  const [first] = assessDeclaratie(input([line(what)], circumstances)).regels;
  if (!first) throw new Error('no line');
  return first;
}

function codes({ meldingen }: LineOutcome): string[] {
  return meldingen.map(({ code }) => code);
}

function text({ meldingen }: LineOutcome, code: string): string | undefined {
  return meldingen.find((melding) => melding.code === code)?.omschrijving.replaceAll('\u00A0', ' ');
}

describe('the worked year of own risk in docs/domain.md', () => {
  const year = assessDeclaratie(
    input([
      line({ zorgsoort: 'Huisarts', bedrag: 2940 }),
      line({ bedrag: 30_000 }),
      line({ zorgsoort: 'Medicijnen', bedrag: 6000 }),
      line({ zorgsoort: 'Fysiotherapie', bedrag: 4500 }),
      line({ bedrag: 40_000 }),
    ]),
  );

  it('gives each line the amounts of the example', () => {
    const row = year.regels.map(({ amounts: b }) => [
      b.wettelijkeBijdrage,
      b.compulsoryEigenRisico,
      b.voluntaryEigenRisico,
      b.uitgekeerd,
    ]);
    expect(row).toEqual([
      [0, 0, 0, 2940],
      [0, 30_000, 0, 0],
      [1000, 5000, 0, 0],
      [0, 0, 0, 4500],
      [0, 3500, 10_000, 26_500],
    ]);
  });

  it('uses 485 of own risk, and leaves 495 to the person', () => {
    expect(year.usage.eigenRisico).toEqual({ 'ZZ/2026': 48_500 });
    const self = year.regels.reduce(
      (sum, { amounts: b }) => sum + b.gedeclareerd - b.uitgekeerd,
      0,
    );
    expect(self).toBe(49_500);
  });
});

describe('refusals', () => {
  it('pays nothing without insurance on that day, and says so', () => {
    const outcome = assess({ behandelDatum: '2019-12-31' }, { submittedOn: '2020-02-01' });
    expect(outcome.amounts).toMatchObject({ notCovered: 10_000, uitgekeerd: 0 });
    expect(text(outcome, 'nietVerzekerd')).toBe(
      'Op 31 december 2019 was deze persoon niet bij ons verzekerd. Daarom betalen we de € 100,00 niet.',
    );
  });

  it('treats the last day of an insurance as not insured', () => {
    const [polis] = adult.insurances;
    const person = { ...adult, insurances: [{ ...polis!, validUntil: '2026-03-02' }] };
    expect(codes(assess({}, { person }))).toEqual(['nietVerzekerd']);
    expect(codes(assess({ behandelDatum: '2026-03-01' }, { person }))).not.toContain(
      'nietVerzekerd',
    );
  });

  it('pays for care of exactly three years ago, and for nothing older', () => {
    expect(codes(assess({ behandelDatum: '2023-11-20' }))).toEqual(['teOud']);
    expect(codes(assess({ behandelDatum: '2023-11-21', zorgsoort: 'Huisarts' }))).not.toContain(
      'teOud',
    );
  });
});

describe('cover', () => {
  it('omits own risk when the maximum was used up before', () => {
    const covered = { 'ZZ/AANVULLEND/Tandarts/2026': 25_000 };
    const usage = { ...emptyUsage, covered };
    const outcome = assess({ zorgsoort: 'Tandarts', bedrag: 10_000 }, { usage });
    expect(outcome.amounts).toMatchObject({ notCovered: 10_000, uitgekeerd: 0 });
    expect(codes(outcome)).toContain('budgetOp');
    expect(codes(outcome)).not.toContain('geenEigenRisicoAanvullend');
  });

  it('pays the percentage of the supplementary package, up to its yearly maximum', () => {
    const partly = assess({ zorgsoort: 'Tandarts', bedrag: 20_001 });
    expect(partly.amounts).toMatchObject({ notCovered: 5000, uitgekeerd: 15_001 });
    const usage = { ...emptyUsage, covered: { 'ZZ/AANVULLEND/Tandarts/2026': 24_000 } };
    const full = assess({ zorgsoort: 'Tandarts', bedrag: 20_000 }, { usage });
    expect(full.amounts).toMatchObject({ notCovered: 19_000, uitgekeerd: 1000 });
    expect(codes(full)).toEqual(['deelsVergoed', 'budgetOp', 'geenEigenRisicoAanvullend']);
    expect(text(full, 'budgetOp')).toBe(
      'Voor zorg van de tandarts betalen we in 2026 hoogstens € 250,00. Daarvan was € 240,00 al gebruikt. Daarom betaal je € 140,00 zelf.',
    );
  });

  it('covers a child’s dentist by the basic insurance, without own risk', () => {
    const person = { ...adult, geboorteDatum: '2008-03-03' };
    const child = assess({ zorgsoort: 'Tandarts' }, { person });
    expect(child.dekking?.pakket).toBe('BASIS');
    expect(codes(child)).toEqual(['helemaalVergoed', 'geenEigenRisicoOnder18']);
    const adultByThen = assess({ zorgsoort: 'Tandarts', behandelDatum: '2026-03-03' }, { person });
    expect(adultByThen.dekking?.pakket).toBe('AANVULLEND');
  });

  it('prefers the basic insurance over a supplementary package', () => {
    const [basic, more] = [
      exampleDekking(1, {}),
      exampleDekking(2, { pakket: 'AANVULLEND', percentage: 50 }),
    ];
    for (const dekkingen of [
      [basic, more],
      [more, basic],
    ]) {
      expect(assess({}, { dekkingen }).dekking).toBe(basic);
    }
  });

  it('deducts a quarter of an aid as statutory contribution, before own risk', () => {
    const { amounts } = assess({ zorgsoort: 'Hulpmiddelen', bedrag: 10_001 });
    expect(amounts).toMatchObject({ wettelijkeBijdrage: 2500, compulsoryEigenRisico: 7501 });
  });
});

describe('own risk', () => {
  it('withholds nothing that is paid in terms, still counts it, and says so', () => {
    const outcome = assess({}, { inTermijnen: ['ZZ/2026'] });
    expect(outcome.amounts).toMatchObject({
      compulsoryEigenRisico: 10_000,
      inTermijnen: 10_000,
      uitgekeerd: 10_000,
    });
    expect(text(outcome, 'eigenRisicoInTermijnen')).toBe(
      '€ 100,00 hiervan telt mee voor het eigen risico van 2026. Dat betaal je in termijnen. Daarom houden we nu niets in en krijg je hiervoor geen aparte factuur. Het eigen risico van 2026 is € 485,00. Daarvan is nu € 100,00 gebruikt.',
    );
    // Terms of another year or brand do not apply.
    const other = assess({}, { inTermijnen: ['ZZ/2025', 'AZVZ/2026'] });
    expect(other.amounts).toMatchObject({ inTermijnen: 0, uitgekeerd: 0 });
  });

  it('respects a cap per treatment, if the data has one', () => {
    const eigenRisicoAmounts = [
      {
        merk: 'ZZ',
        jaar: 2026,
        verplicht: 46_000,
        voluntaryPossible: true,
        fromBirthday: false,
        maximumPerTreatment: 15_000,
      },
    ] as const;
    const { amounts } = assess({ bedrag: 60_000 }, { eigenRisicoAmounts });
    expect(amounts).toMatchObject({ compulsoryEigenRisico: 15_000, uitgekeerd: 45_000 });
  });

  it('throws when the own risk of that year is unknown', () => {
    const submittedOn = '2027-01-05';
    expect(() => assess({ behandelDatum: '2027-01-04' }, { submittedOn })).toThrow(
      UnknownEigenRisicoError,
    );
  });
});

describe('the steps of a line', () => {
  it('lead from declared to paid out, each with its reason', () => {
    const { stappen } = assess({ zorgsoort: 'Medicijnen', bedrag: 45_000, buitenland: true });
    expect(stappen.map(({ stap, bedrag }) => [stap, bedrag])).toEqual([
      ['gedeclareerd', 45_000],
      ['nietVergoed', 0],
      ['wettelijkeBijdrage', 1000],
      ['eigenRisico', 44_000],
      ['uitgekeerd', 0],
    ]);
    expect(stappen.map(({ uitleg }) => uitleg !== null)).toEqual([true, false, true, true, false]);
  });
});
