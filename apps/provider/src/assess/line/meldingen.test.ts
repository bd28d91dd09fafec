import { describe, expect, it } from 'vitest';
import { assessDeclaratie } from '../assessDeclaratie.ts';
import { adult, exampleDekking, input, line } from '../examples.testing.ts';
import { meldingDuplicate, meldingNoAccount } from './meldingen.ts';
import type { AssessmentInput, Dekking, LineInput, LineMelding } from '../shapes.ts';
import { emptyUsage } from '../usage.ts';

const plain = ({ code, omschrijving }: LineMelding): string =>
  `${code}: ${omschrijving.replaceAll('\u00A0', ' ')}`;

/** Returns the remarks on a line, in order. */
function remarksOn(
  what: Partial<LineInput>,
  circumstances: Partial<AssessmentInput> = {},
): string[] {
  const [outcome] = assessDeclaratie(input([line(what)], circumstances)).regels;
  return outcome?.meldingen.map(plain) ?? [];
}

const usedOf = (eigenRisico: number) => ({
  usage: { ...emptyUsage, eigenRisico: { 'ZZ/2026': eigenRisico } },
});

/** Returns a supplementary cover of € 100 in hospital with this usage. */
function packaged(own: Partial<Dekking>, used: { covered?: number; aantal?: number } = {}) {
  const key = 'ZZ/AANVULLEND/Ziekenhuis/2026';
  const usage = {
    ...emptyUsage,
    covered: { [key]: used.covered ?? 0 },
    aantal: { [key]: used.aantal ?? 0 },
  };
  return {
    usage,
    dekkingen: [exampleDekking(1, { pakket: 'AANVULLEND', eigenRisico: false, ...own })],
  };
}

const whole = 'helemaalVergoed: We betalen deze behandeling helemaal: € 100,00.';
const supplementary =
  'geenEigenRisicoAanvullend: We betalen dit uit de aanvullende verzekering. Daarvoor geldt geen eigen risico.';

describe('a refused line', () => {
  it('names the deadline and the day of receipt when it came in too late', () => {
    expect(remarksOn({ behandelDatum: '2023-11-20', buitenland: true })).toEqual([
      'teOud: Deze zorg was op 20 november 2023. Je kunt zorg tot 3 jaar later declareren. De declaratie kwam pas op 21 november 2026 binnen. Daarom betalen we de € 100,00 niet.',
    ]);
  });

  it('names the missing cover of the insurance of that day', () => {
    expect(remarksOn({ zorgsoort: 'Bril en lenzen' })).toEqual([
      'geenDekking: De verzekering die op 2 maart 2026 liep, betaalt geen bril of lenzen. Daarom betalen we de € 100,00 niet.',
    ]);
  });

  it('names the earlier claim where that may be revealed', () => {
    expect(plain(meldingDuplicate(6_180, 'D2026-1'))).toBe(
      'dubbeleNota: Een medewerker heeft je declaratie bekeken. Deze nota is al eerder als declaratie D2026-1 ingediend. Daarom betalen we de € 61,80 niet nog een keer.',
    );
    expect(plain(meldingDuplicate(6_180, undefined))).toBe(
      'dubbeleNota: Een medewerker heeft je declaratie bekeken. Deze nota is al eerder ingediend. Daarom betalen we de € 61,80 niet nog een keer.',
    );
  });
});

describe('care without own risk', () => {
  it('is explained for the GP', () => {
    expect(remarksOn({ zorgsoort: 'Huisarts' })).toEqual([
      whole,
      'geenEigenRisicoDezeZorg: Voor deze zorg geldt geen eigen risico.',
    ]);
  });

  it('is explained for a supplementary package', () => {
    expect(remarksOn({ zorgsoort: 'Fysiotherapie' })).toEqual([whole, supplementary]);
  });

  it('is explained for a child', () => {
    expect(remarksOn({}, { person: { ...adult, geboorteDatum: '2008-03-03' } })).toEqual([
      whole,
      'geenEigenRisicoOnder18: Deze persoon was op de dag van de behandeling nog geen 18. Daarom geldt er geen eigen risico.',
    ]);
  });

  it('is explained for a person who has turned 18 this month', () => {
    expect(remarksOn({}, { person: { ...adult, geboorteDatum: '2008-03-02' } })).toEqual([
      whole,
      'eigenRisicoNietBegonnen: Het eigen risico begint pas op 1 april 2026: de eerste dag van de maand na de 18e verjaardag. Deze zorg was daarvoor. Daarom geldt er geen eigen risico.',
    ]);
  });
});

describe('own risk', () => {
  it('is mandatory first, without a mention of its kind', () => {
    expect(remarksOn({})).toEqual([
      'eigenRisico: Je betaalt € 100,00 zelf: dat is eigen risico. Het eigen risico van 2026 is € 485,00. Daarvan is nu € 100,00 gebruikt.',
    ]);
  });

  it('is voluntary once the mandatory part is used', () => {
    expect(remarksOn({}, usedOf(38_500))).toEqual([
      'eigenRisico: Je betaalt € 100,00 zelf: dat is eigen risico. Dit is vrijwillig eigen risico. Het eigen risico van 2026 is € 485,00. Daarvan is nu € 485,00 gebruikt.',
    ]);
  });

  it('lists both kinds, and names the year of the treatment', () => {
    const usage = { ...emptyUsage, eigenRisico: { 'ZZ/2025': 33_500 } };
    expect(remarksOn({ behandelDatum: '2025-12-30' }, { usage })).toEqual([
      'eigenRisico: Je betaalt € 100,00 zelf: dat is eigen risico. Daarvan is € 50,00 verplicht en € 50,00 vrijwillig eigen risico. Het eigen risico van 2025 is € 485,00. Daarvan is nu € 435,00 gebruikt.',
      'eigenRisicoAnderJaar: De behandeling was in 2025. Daarom telt dit voor het eigen risico van 2025, ook al kwam de nota later.',
    ]);
  });

  it('is reported as used up when something is paid', () => {
    const full =
      'eigenRisicoVol: Het eigen risico van 2026 (€ 485,00) is helemaal gebruikt. Je betaalt hier dus geen eigen risico meer.';
    expect(remarksOn({}, usedOf(48_500))).toEqual([whole, full]);
    const dekkingen = [exampleDekking(1, { bijdragePercentage: 100 })];
    expect(remarksOn({}, { ...usedOf(48_500), dekkingen })).toEqual([
      'wettelijkeBijdrage: Voor deze zorg geldt een wettelijke eigen bijdrage van € 100,00. Die betaal je zelf, naast het eigen risico.',
    ]);
  });

  it('names the year of the treatment when the bill came in in another year', () => {
    const [, late] = remarksOn({ behandelDatum: '2025-12-30' });
    expect(late).toBe(
      'eigenRisicoAnderJaar: De behandeling was in 2025. Daarom telt dit voor het eigen risico van 2025, ook al kwam de nota later.',
    );
    expect(remarksOn({ behandelDatum: '2025-12-30' }, { submittedOn: '2025-12-31' })).toHaveLength(
      1,
    );
    // Omits the year where nothing counts.
    expect(remarksOn({ behandelDatum: '2025-12-30', zorgsoort: 'Huisarts' })).toHaveLength(2);
  });

  it('follows a statutory contribution; care abroad comes last', () => {
    expect(remarksOn({ zorgsoort: 'Medicijnen', buitenland: true })).toEqual([
      'wettelijkeBijdrage: Voor deze zorg geldt een wettelijke eigen bijdrage van € 10,00. Die betaal je zelf, naast het eigen risico.',
      'eigenRisico: Je betaalt € 90,00 zelf: dat is eigen risico. Het eigen risico van 2026 is € 485,00. Daarvan is nu € 90,00 gebruikt.',
      'buitenland: Deze zorg was in het buitenland. We rekenen met dezelfde regels als in Nederland.',
    ]);
  });
});

const withUsed = (covered: number) => remarksOn({}, packaged({ maximumYear: 40_000 }, { covered }));
const afterTreatments = (maximumTreatments: number, aantal: number) =>
  remarksOn({}, packaged({ maximumTreatments }, { aantal }))[1];

describe('the covered part of a bill', () => {
  it('names its percentage', () => {
    expect(remarksOn({}, packaged({ percentage: 75 }))).toEqual([
      'deelsVergoed: De verzekering dekt 75% van deze zorg: € 75,00 van € 100,00. De andere € 25,00 betaal je zelf.',
      supplementary,
    ]);
  });

  it('names the rest of the budget, and no more than the percentage', () => {
    const used = packaged({ percentage: 75, maximumYear: 40_000 }, { covered: 35_000 });
    expect(remarksOn({}, used)).toEqual([
      'deelsVergoed: De verzekering dekt 75% van deze zorg: € 75,00 van € 100,00. De andere € 25,00 betaal je zelf.',
      'budgetOp: Voor zorg in het ziekenhuis betalen we in 2026 hoogstens € 400,00. Daarvan was € 350,00 al gebruikt. Daarom betaal je € 25,00 zelf.',
      supplementary,
    ]);
  });

  it('warns below a quarter of the budget', () => {
    expect(withUsed(20_000)).toEqual([whole, supplementary]);
    expect(withUsed(20_001)).toEqual([
      whole,
      'budgetBijnaOp: Voor zorg in het ziekenhuis betalen we in 2026 hoogstens € 400,00. Daarvan is nu nog € 99,99 over.',
      supplementary,
    ]);
  });

  it('warns below a quarter of the treatments', () => {
    expect(afterTreatments(8, 5)).toBe(supplementary);
    expect(afterTreatments(9, 6)).toBe(
      'budgetBijnaOp: Voor zorg in het ziekenhuis betalen we in 2026 hoogstens 9 behandelingen. Daarvan zijn er nu nog 2 over.',
    );
    // Treatments without costs use up none.
    const free = remarksOn({ bedrag: 0 }, packaged({ maximumTreatments: 9 }, { aantal: 7 }));
    expect(free[1]).toContain('Daarvan zijn er nu nog 2 over.');
  });

  it('names the rest when treatments are used up, for a percentage', () => {
    const used = packaged({ percentage: 75, maximumTreatments: 9 }, { aantal: 8 });
    expect(remarksOn({ aantal: 3, bedrag: 30_000 }, used)[1]).toBe(
      'budgetOp: Voor zorg in het ziekenhuis betalen we in 2026 hoogstens 9 behandelingen. Die zijn op. Daarom betaal je € 150,00 zelf.',
    );
  });

  it('names the rest when a shared budget is used up, for a percentage', () => {
    const shared = { name: 'Tandarts en bril', maximumYear: 40_000 };
    const { dekkingen } = packaged({ percentage: 75, maximumYear: 40_000, shared });
    const usage = { ...emptyUsage, shared: { 'P1/ZZ/AANVULLEND/Tandarts en bril/2026': 37_000 } };
    expect(remarksOn({}, { dekkingen })[1]).toBe(supplementary);
    expect(remarksOn({}, { dekkingen, usage })[1]).toBe(
      'budgetOp: Voor Tandarts en bril betalen we in 2026 hoogstens € 400,00, voor iedereen op de polis samen. Dat is nu op. Daarom betaal je € 45,00 zelf.',
    );
  });

  it('has one explanation per step, which joins those of amounts that are not reimbursed', () => {
    const used = packaged({ percentage: 75, maximumYear: 40_000 }, { covered: 35_000 });
    const [outcome] = assessDeclaratie(input([line({})], used)).regels;
    const step = outcome?.stappen.find(({ stap }) => stap === 'nietVergoed');
    expect(step?.bedrag).toBe(5_000);
    expect(step?.uitleg).toMatch(
      /^De verzekering dekt 75% .* betaal je zelf\. Voor zorg in het ziekenhuis /,
    );
  });
});

it('says that there was no account for the payout', () => {
  expect(plain(meldingNoAccount(6_180))).toBe(
    'geenRekening: Toen we je declaratie beoordeelden, kenden we geen rekening van je. Daarom konden we € 61,80 toen niet overmaken.',
  );
});
