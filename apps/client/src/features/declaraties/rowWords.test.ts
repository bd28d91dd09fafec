import { beforeAll, describe, expect, test } from 'vitest';
import { setLanguageSource } from '../../platform/language.ts';
import type { DeclaratieInList } from './declaraties.fragments.ts';
import { exampleDeclaratieInList } from './declaratieInList.testing.ts';
import { forWhom, rowAmount, waitsFor } from './rowWords.ts';

beforeAll(() => setLanguageSource(() => 'nl'));

function amountOf(including: Partial<DeclaratieInList>) {
  return rowAmount({ ...exampleDeclaratieInList, ...including });
}

describe("the amount of a person's claim", () => {
  test.each<[string, Partial<DeclaratieInList>, object | undefined]>([
    ['once settled, what they get back of it', {}, { amount: 8_250, to: 'person' }],
    [
      'what they get back, where nobody tells what was claimed',
      { bedrag: null },
      { amount: 8_250, to: 'person' },
    ],
    [
      'what was claimed, while it is under way',
      { status: 'IN_BEHANDELING', uitgekeerdBedrag: null },
      { amount: 11_000 },
    ],
    [
      'what was claimed, where the insurer does not tell what came back',
      { uitgekeerdBedrag: null },
      { amount: 11_000 },
    ],
    [
      'what was claimed, while something is paid of it and it is not settled yet',
      { status: 'IN_BEHANDELING' },
      { amount: 11_000 },
    ],
    [
      'that nothing comes back, and why',
      { uitgekeerdBedrag: 0, nietsWegens: 'eigenRisico' },
      { amount: 'Niets terug', because: 'eigen risico' },
    ],
    [
      'that nothing comes back, where nobody tells why',
      { uitgekeerdBedrag: 0 },
      { amount: 'Niets terug', because: undefined },
    ],
    [
      'the reason alone, where nobody tells of how much',
      { uitgekeerdBedrag: 0, bedrag: null, nietsWegens: 'meer' },
      { amount: 'Niets terug', because: 'meerdere redenen' },
    ],
    ['nothing, where no amount is told', { bedrag: null, uitgekeerdBedrag: null }, undefined],
  ])('is %s', (_what, including, amount) => {
    expect(amountOf(including)).toEqual(amount);
  });
});

describe("the amount of a care provider's claim", () => {
  test.each<[string, Partial<DeclaratieInList>, object]>([
    ['what we paid them', {}, { amount: 8_250, note: 'betaald aan je zorgverlener' }],
    [
      'their bill, while nothing is paid',
      { uitgekeerdBedrag: null, status: 'INGEDIEND' },
      { amount: 11_000, note: 'nota van je zorgverlener' },
    ],
    [
      'that it is not covered, and why',
      { uitgekeerdBedrag: 0, nietsWegens: 'eigenRisico' },
      { amount: 'Niet vergoed', note: 'nota van je zorgverlener: eigen risico' },
    ],
    [
      'that it is not covered, where nobody tells why',
      { uitgekeerdBedrag: 0 },
      { amount: 'Niet vergoed', note: 'nota van je zorgverlener' },
    ],
    [
      'that they took it back, whatever was paid before',
      { nietsWegens: 'teruggenomen' },
      { amount: 'Teruggenomen', note: 'nota van je zorgverlener' },
    ],
  ])('is %s, and never a refund to the person', (_what, including, amount) => {
    const told = amountOf({ soortIndiener: 'Zorgverlener', ...including });
    expect(told).toEqual({ to: 'zorgverlener', ...amount });
  });

  test('is undefined without an amount', () => {
    const untold = { bedrag: null, uitgekeerdBedrag: null } as const;
    expect(amountOf({ soortIndiener: 'Zorgverlener', ...untold })).toBeUndefined();
  });
});

const wait = (including: Partial<DeclaratieInList>) =>
  waitsFor({ ...exampleDeclaratieInList, ...including });

test('names what a claim waits for, and until when if known', () => {
  expect(wait({})).toBeUndefined();
  expect(wait({ wachtOp: 'medewerker' })).toBe('Een medewerker kijkt ernaar.');
  expect(wait({ wachtOp: 'eigenRisico', laatsteBehandelDatum: '2027-01-04' })).toBe(
    'Wacht tot het eigen risico van 2027 bekend is.',
  );
  expect(wait({ wachtOp: 'eigenRisico', laatsteBehandelDatum: null })).toBe(
    'Wacht tot het eigen risico van dat jaar bekend is.',
  );
});

test('uses the first name, else the full name, else none', () => {
  expect(forWhom(exampleDeclaratieInList, 'nl')).toBe('Lotte');
  expect(forWhom({ ...exampleDeclaratieInList, roepnaam: null }, 'nl')).toBe('Lotte de Vries');
  expect(
    forWhom({ ...exampleDeclaratieInList, roepnaam: '', opgemaakteNaam: null }, 'nl'),
  ).toBeUndefined();
  const namesake = { ...exampleDeclaratieInList, geboorteDatum: '2019-04-02' };
  expect(forWhom(namesake, 'nl')).toBe('Lotte (2\u00A0april\u00A02019)');
  expect(forWhom(namesake, 'en')).toBe('Lotte (2\u00A0April\u00A02019)');
});
