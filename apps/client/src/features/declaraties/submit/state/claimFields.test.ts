import { describe, expect, it } from 'vitest';
import { setLanguageSource } from '../../../../platform/language.ts';
import { checkFields } from '../../../../forms/rules.ts';
import {
  claimRules,
  type ClaimValues,
  detailFields,
  emptyValues,
  parseSum,
} from './claimFields.ts';

setLanguageSource(() => 'nl');

const context = { today: '2026-11-21', language: 'nl' } as const;

const good: ClaimValues = {
  ...emptyValues,
  declarant: '1001',
  zorgsoort: 'Tandarts',
  behandelDatum: '2026-11-02',
  bedrag: '61,80',
  naamZorgverlener: 'Tandartspraktijk Noord',
};

const check = (values: ClaimValues) =>
  checkFields(claimRules, values, ['declarant', ...detailFields], context);
const errors = (otherwise: Partial<ClaimValues>) => check({ ...good, ...otherwise });

describe('the rules of a claim', () => {
  it('accept a complete form', () => {
    expect(errors({})).toEqual({});
  });

  it('require what is needed, and nothing else', () => {
    expect(Object.keys(check(emptyValues))).toEqual([
      'declarant',
      'zorgsoort',
      'behandelDatum',
      'bedrag',
      'naamZorgverlener',
    ]);
  });

  it('require a visible name of the care provider', () => {
    expect(errors({ naamZorgverlener: '\u200B\u3164' })).toHaveProperty('naamZorgverlener');
  });

  it('accept an amount with spaces and invisible characters', () => {
    expect(errors({ bedrag: '\u200B€\u00A061,80\u2060' })).toEqual({});
  });

  it.each([
    ['32 november', 'bestaat niet'],
    ['2026-02-30', 'bestaat niet'],
    ['2026-11-22', 'moet nog komen'],
    ['2023-11-20', '21 november 2023'],
  ])('refuse %s as date of care, with the reason', (behandelDatum, words) => {
    expect(errors({ behandelDatum }).behandelDatum).toContain(words);
  });

  it('accept care of today and of exactly three years ago', () => {
    expect(errors({ behandelDatum: context.today })).toEqual({});
    expect(errors({ behandelDatum: '2023-11-21' })).toEqual({});
  });

  it.each([['twintig'], ['0,00'], ['1.000.000'], ['-5']])('refuse the amount %s', (bedrag) => {
    expect(Object.keys(errors({ bedrag }))).toEqual(['bedrag']);
  });

  it('refuse fractions of a cent, and say how to write the amount', () => {
    expect(errors({ bedrag: '12,345' }).bedrag).toContain('hoogstens twee cijfers achter de komma');
    expect(errors({ bedrag: '1.234' })).toEqual({});
  });

  it('name the maximum length of a text that is too long', () => {
    const tooLong = errors({ opmerking: 'x'.repeat(1001), notaNummer: '1'.repeat(41) });
    expect(tooLong.opmerking).toContain('De opmerking is te lang. Gebruik hoogstens 1.000');
    expect(tooLong.notaNummer).toContain('Het notanummer is te lang. Gebruik hoogstens 40');
  });
});

it('adds amounts as typed, and returns undefined while one is invalid', () => {
  expect(parseSum([{ bedrag: '41,25' }, { bedrag: '€ 8,75' }], 'nl')).toBe(5000);
  expect(parseSum([{ bedrag: '41,25' }, { bedrag: '' }], 'nl')).toBeUndefined();
  expect(parseSum([{ bedrag: 'x' }, { bedrag: '1' }], 'nl')).toBeUndefined();
  expect(parseSum([], 'nl')).toBe(0);
});
