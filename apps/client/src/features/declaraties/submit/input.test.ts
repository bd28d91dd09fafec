import { describe, expect, it } from 'vitest';
import { check, detailFields, type TextInput, emptyInput, earliestDay } from './input.ts';

const today = '2026-11-21';

const good: TextInput = {
  ...emptyInput,
  declarant: '1001',
  zorgsoort: 'Tandarts',
  behandelDatum: '2026-11-02',
  bedrag: '61,80',
  naamZorgverlener: 'Tandartspraktijk Noord',
};

const errors = (otherwise: Partial<TextInput>) =>
  check({ ...good, ...otherwise }, ['declarant', ...detailFields], today);

describe('the claim form', () => {
  it('has nothing against a complete form', () => {
    expect(errors({})).toEqual({});
  });

  it('asks for what is needed and leaves the rest free', () => {
    expect(check(emptyInput, ['declarant', ...detailFields], today)).toEqual({
      declarant: 'verplicht',
      zorgsoort: 'verplicht',
      behandelDatum: 'verplicht',
      bedrag: 'verplicht',
      naamZorgverlener: 'verplicht',
    });
  });

  it.each([
    ['32 november', 'unreadable'],
    ['2026-02-30', 'unreadable'],
    ['2026-11-22', 'future'],
    ['2023-11-20', 'teOud'],
  ])('refuses %s as day of care', (behandelDatum, error) => {
    expect(errors({ behandelDatum })).toEqual({ behandelDatum: error });
  });

  it('takes care of today and of exactly three years ago', () => {
    expect(errors({ behandelDatum: today })).toEqual({});
    expect(errors({ behandelDatum: '2023-11-21' })).toEqual({});
    expect(earliestDay('2028-02-29')).toBe('2025-02-28');
  });

  it.each([
    ['twintig', 'unreadable'],
    ['12,345', undefined],
    ['0,00', 'zero'],
    ['1.000.000', 'tooHigh'],
    ['-5', 'unreadable'],
  ])('reads the amount %s', (bedrag, error) => {
    expect(errors({ bedrag })).toEqual(error ? { bedrag: error } : {});
  });

  it('tells when a text is too long', () => {
    expect(errors({ opmerking: 'x'.repeat(1001), notaNummer: '1'.repeat(41) })).toEqual({
      opmerking: 'tooLong',
      notaNummer: 'tooLong',
    });
  });
});
