import { describe, expect, it } from 'vitest';
import { pageRanges, isFiltered, parseFilters, writeFilters, showNext } from './filters.ts';

const read = (text: string) => {
  const fields = new URLSearchParams(text);
  return parseFilters(fields, fields.get('zoek'));
};

describe('filters in the address', () => {
  it('reads what a person chose', () => {
    expect(read('zoek=bril&persoon=1001&status=INGEDIEND&jaar=2026&zorg=Tandarts&toon=40')).toEqual(
      {
        zoek: 'bril',
        relatienummer: '1001',
        status: 'INGEDIEND',
        jaar: 2026,
        zorgsoort: 'Tandarts',
        show: 40,
      },
    );
  });

  it('takes an unreadable address for an empty one', () => {
    expect(read('status=WEG&jaar=26&zorg=Toverij&toon=-3&zoek=%20')).toEqual({ show: 20 });
  });

  it('writes back exactly what it read', () => {
    const address = '?persoon=1001&status=AFGEHANDELD&jaar=2025&zorg=Huisarts&toon=60';
    expect(writeFilters(read(address))).toBe(address);
  });

  it('writes no word that was searched for', () => {
    expect(writeFilters(read('zoek=dr.+Mol&jaar=2025'))).toMatch(/^\?zoek=\d&jaar=2025$/);
  });

  it('keeps the plain list at the plain address', () => {
    expect(writeFilters(read(''))).toBe('');
  });

  it('rounds the number of rows up to whole pages and stops at 500', () => {
    expect(read('toon=21').show).toBe(40);
    expect(read('toon=99999').show).toBe(500);
  });

  it('knows whether the list is narrowed', () => {
    expect(isFiltered(read('toon=60'))).toBe(false);
    expect(isFiltered(read('jaar=2026'))).toBe(true);
  });
});

describe('showing more', () => {
  it('adds a page at a time, and a hundred at a time in a long list', () => {
    expect(showNext(20)).toBe(40);
    expect(showNext(100)).toBe(200);
    expect(showNext(480)).toBe(500);
  });

  it('asks at most a hundred rows in one call', () => {
    expect(pageRanges(20)).toEqual([{ limit: 20, offset: 0 }]);
    expect(pageRanges(220)).toEqual([
      { limit: 100, offset: 0 },
      { limit: 100, offset: 100 },
      { limit: 20, offset: 200 },
    ]);
  });
});
