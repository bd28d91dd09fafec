import { describe, expect, it } from 'vitest';
import { controleer, gegevensVelden, type Invoer, legeInvoer, vroegsteDag } from './invoer.ts';

const vandaag = '2026-11-21';

const goed: Invoer = {
  ...legeInvoer,
  declarant: '1001',
  zorgsoort: 'Tandarts',
  behandelDatum: '2026-11-02',
  bedrag: '61,80',
  naamZorgverlener: 'Tandartspraktijk Noord',
};

const fouten = (anders: Partial<Invoer>) =>
  controleer({ ...goed, ...anders }, ['declarant', ...gegevensVelden], vandaag);

describe('the claim form', () => {
  it('has nothing against a complete form', () => {
    expect(fouten({})).toEqual({});
  });

  it('asks for what is needed and leaves the rest free', () => {
    expect(controleer(legeInvoer, ['declarant', ...gegevensVelden], vandaag)).toEqual({
      declarant: 'verplicht',
      zorgsoort: 'verplicht',
      behandelDatum: 'verplicht',
      bedrag: 'verplicht',
      naamZorgverlener: 'verplicht',
    });
  });

  it.each([
    ['32 november', 'onleesbaar'],
    ['2026-02-30', 'onleesbaar'],
    ['2026-11-22', 'toekomst'],
    ['2023-11-20', 'teOud'],
  ])('refuses %s as day of care', (behandelDatum, fout) => {
    expect(fouten({ behandelDatum })).toEqual({ behandelDatum: fout });
  });

  it('takes care of today and of exactly three years ago', () => {
    expect(fouten({ behandelDatum: vandaag })).toEqual({});
    expect(fouten({ behandelDatum: '2023-11-21' })).toEqual({});
    expect(vroegsteDag('2028-02-29')).toBe('2025-02-28');
  });

  it.each([
    ['twintig', 'onleesbaar'],
    ['12,345', undefined],
    ['0,00', 'nul'],
    ['1.000.000', 'teHoog'],
    ['-5', 'onleesbaar'],
  ])('reads the amount %s', (bedrag, fout) => {
    expect(fouten({ bedrag })).toEqual(fout ? { bedrag: fout } : {});
  });

  it('tells when a text is too long', () => {
    expect(fouten({ opmerking: 'x'.repeat(1001), notaNummer: '1'.repeat(41) })).toEqual({
      opmerking: 'teLang',
      notaNummer: 'teLang',
    });
  });
});
