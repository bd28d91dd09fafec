import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguageSource } from '../../../platform/language.ts';
import {
  bijdrageWords,
  conditionWords,
  eigenRisicoWords,
  leftWords,
  notCoveredWords,
  paysWords,
  verdict,
} from './coverWords.ts';
import { toVergoeding } from './vergoedingen.testing.ts';

beforeAll(() => setLanguageSource(() => 'nl'));

// Amounts have a non-breaking space.
const plain = (said: string) => said.replaceAll('\u00A0', ' ');
const budget = {
  gedeeldAls: null,
  volumeEenheid: 'Aantal',
  totaal: 9,
  resterend: 3,
  redenAfgeschermd: null,
};
const money = { ...budget, volumeEenheid: 'Bedrag', totaal: 25_000, resterend: 5_000 };
const spent = { ...money, resterend: 0 };

const left = {
  totaal: 48_500,
  resterend: 12_000,
  inTermijnen: false,
  maximumPerBehandeling: null,
};
const bijdrage = { percentage: 0, bedrag: 1_000, maximum: 25_000, resterend: 18_000 };
const usedUp = { ...left, resterend: 0 };

describe('verdict', () => {
  it('leaves out own risk that is used up, and a contribution whose maximum is reached', () => {
    const care = toVergoeding('Medicijnen', { wettelijkeBijdrage: bijdrage });
    expect(verdict(care, left, 'nl')).toBe('Vergoed, met eigen bijdrage, eerst eigen risico');
    expect(verdict(care, usedUp, 'nl')).toBe('Vergoed, met eigen bijdrage');
    const reached = { ...care, wettelijkeBijdrage: { ...bijdrage, resterend: 0 } };
    expect(verdict(reached, usedUp, 'nl')).toBe('Vergoed');
  });

  it.each([
    [{}, 'Vergoed, eerst eigen risico'],
    [{ eigenRisico: 'dezeZorg' }, 'Vergoed'],
    [
      { percentage: 75, eigenRisico: 'aanvullend', budgetten: [money] },
      '75% vergoed, tot € 250,00 per jaar',
    ],
    [{ eigenRisico: 'aanvullend', budgetten: [budget] }, 'Vergoed, tot 9 behandelingen per jaar'],
    [{ percentage: 75, budgetten: [budget, spent] }, 'Vergoed, maar dit jaar op'],
    [{ vergoed: false, percentage: null, eigenRisico: null }, 'Niet vergoed'],
  ])('says of %j %j', (own, said) =>
    expect(plain(verdict(toVergoeding('Tandarts', own), left, 'nl'))).toBe(said),
  );
});

describe('paysWords', () => {
  it.each([
    [{}, left, 'min het eigen risico'],
    [{}, usedUp, 'De hele rekening'],
    [{ wettelijkeBijdrage: bijdrage }, left, 'min de eigen bijdrage en het eigen risico'],
    [{ wettelijkeBijdrage: bijdrage }, usedUp, 'De rekening, min de eigen bijdrage'],
    [{ percentage: 75 }, left, '75% van de rekening'],
    [{ percentage: 75, budgetten: [budget, spent] }, left, 'Dit jaar niets meer'],
  ])('says of %j with %j %j', (own, risk, said) =>
    expect(paysWords(toVergoeding('Tandarts', own), risk)).toContain(said),
  );
});

describe('notCoveredWords', () => {
  it.each([
    [{ redenNietVergoed: 'geenDekking' }, /betaalt dit niet/],
    [{ redenNietVergoed: null }, /betaalt dit niet/],
    [{ redenNietVergoed: 'nietVerzekerd' }, /geen verzekering/],
    [{ redenNietVergoed: 'leeftijd', leeftijdTot: 18 }, /alleen tot 18 jaar/],
    [{ redenNietVergoed: 'leeftijd', leeftijdVanaf: 18 }, /pas vanaf 18 jaar/],
    [{ redenNietVergoed: 'leeftijd', leeftijdVanaf: 4, leeftijdTot: 18 }, /van 4 tot 18 jaar/],
  ])('gives the reason of %j', (own, said) =>
    expect(notCoveredWords(toVergoeding('Tandarts', { vergoed: false, ...own }))).toMatch(said),
  );
});

describe('leftWords', () => {
  it('tells the rest in its unit, or that it is used up', () => {
    expect(leftWords(budget, 2026, 'nl')).toBe('Nog 3 behandelingen over in 2026.');
    expect(leftWords({ ...budget, resterend: 1 }, 2026, 'nl')).toContain('1 behandeling over');
    expect(leftWords(spent, 2026, 'nl')).toBe('In 2026 is dit op.');
  });

  it('says that others’ care hides it, and nothing where the person’s own care does', () => {
    const hidden = { ...budget, resterend: null };
    expect(leftWords({ ...hidden, redenAfgeschermd: 'gedeeldMetAnderen' }, 2026, 'nl')).toContain(
      'zie je niet',
    );
    expect(leftWords({ ...hidden, redenAfgeschermd: 'zorgAfgeschermd' }, 2026, 'nl')).toBe(
      undefined,
    );
  });
});

const bijdrageSaid = (own: object) =>
  plain(
    bijdrageWords(
      { percentage: 0, bedrag: 0, maximum: null, resterend: null, ...own },
      2026,
      'nl',
    ).join(' '),
  );

describe('bijdrageWords', () => {
  it.each([
    [{ percentage: 25 }, '25% van wat we vergoeden'],
    [{ bedrag: 1_000 }, '€ 10,00 per keer'],
    [{ bedrag: 1_000, percentage: 25 }, '€ 10,00 per keer en 25% van wat we vergoeden'],
    [
      { bedrag: 1_000, maximum: 25_000, resterend: 18_000 },
      '€ 10,00 per keer Hoogstens € 250,00 per jaar. Nog € 180,00 over in 2026.',
    ],
    [{ bedrag: 1_000, maximum: 25_000 }, '€ 10,00 per keer Hoogstens € 250,00 per jaar.'],
    [
      { percentage: 100, maximum: 12_600, resterend: 0 },
      '100% van wat we vergoeden Hoogstens € 126,00 per jaar. In 2026 is dit maximum bereikt: er komt niets meer bij.',
    ],
  ])('says of %j %j', (own, said) => expect(bijdrageSaid(own)).toBe(said));
});

const eigenRisicoSaid = (applies: string | null, own: Partial<typeof left> | null = {}) =>
  plain(eigenRisicoWords(applies, own === null ? null : { ...left, ...own }, 2026, 'nl').join(' '));

describe('eigenRisicoWords', () => {
  it('tells how much is left, or that it is used up or unknown', () => {
    expect(eigenRisicoSaid('geldt')).toBe('Telt mee. Nog € 120,00 van € 485,00 in 2026.');
    expect(eigenRisicoSaid('geldt', { resterend: 0 })).toBe('Telt mee, maar is in 2026 al op');
    expect(eigenRisicoSaid('geldt', null)).toContain('nog niet bekend');
  });

  it('tells of terms and of a maximum per treatment', () => {
    expect(eigenRisicoSaid('geldt', { inTermijnen: true })).toMatch(/in termijnen betaald\.$/);
    const { maximumPerBehandeling: _, ...rest } = left;
    const capped = { ...rest, maximumPerBehandeling: 15_000 };
    expect(plain(eigenRisicoWords('geldt', capped, 2026, 'nl').join(' '))).toContain(
      'Hoogstens € 150,00 per behandeling.',
    );
  });

  it.each([
    ['onder18', 'onder 18 jaar'],
    ['nietBegonnen', 'Nog niet begonnen'],
    ['dezeZorg', 'niet voor deze zorg'],
    ['aanvullend', 'aanvullende verzekering'],
    [null, 'Geldt niet'],
  ])('gives the reason %j', (applies, said) => expect(eigenRisicoSaid(applies)).toContain(said));
});

const conditions = (own: object) => conditionWords(toVergoeding('Tandarts', own));

it('lists referral, prescription and ages as conditions', () => {
  expect(conditions({})).toEqual([]);
  expect(conditions({ voorwaarde: 'verwijzing', leeftijdVanaf: 18 })).toEqual([
    'Met een verwijzing, bijvoorbeeld van de huisarts',
    'Vanaf 18 jaar',
  ]);
  expect(conditions({ voorwaarde: 'voorschrift', leeftijdTot: 18 })).toEqual([
    'Met een recept of voorschrift van een arts',
    'Tot 18 jaar',
  ]);
});
