import { describe, expect, it } from 'vitest';
import {
  rangeOf,
  isFiltered,
  parseFilters,
  writeFilters,
  showNext,
  recall,
  remember,
} from './filters.ts';

const read = (text: string) => {
  const fields = new URLSearchParams(text);
  return parseFilters(fields, fields.get('zoek'));
};

describe('filters in the address', () => {
  it('parses a choice', () => {
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

  it('treats an invalid address as an empty one', () => {
    expect(read('status=WEG&jaar=26&zorg=Toverij&toon=-3&zoek=%20')).toEqual({ show: 20 });
  });

  it('serialises filters exactly as parsed', () => {
    const address = '?persoon=1001&status=AFGEHANDELD&jaar=2025&zorg=Huisarts&toon=60';
    expect(writeFilters(read(address))).toBe(address);
  });

  it('writes no search words', () => {
    expect(writeFilters(read('zoek=dr.+Mol&jaar=2025'))).toMatch(/^\?zoek=\d&jaar=2025$/);
  });

  it('keeps the plain list at the plain address', () => {
    expect(writeFilters(read(''))).toBe('');
  });

  it('rounds the number of rows up to whole pages, up to 100', () => {
    expect(read('toon=21').show).toBe(40);
    expect(read('toon=2000').show).toBe(100);
    expect(read('toon=99999').show).toBe(100);
  });

  it('detects a filtered list', () => {
    expect(isFiltered(read('toon=60'))).toBe(false);
    expect(isFiltered(read('pagina=3'))).toBe(false);
    expect(isFiltered(read('jaar=2026'))).toBe(true);
  });
});

describe('showing more', () => {
  it('adds twenty rows at a time, up to a hundred', () => {
    expect([20, 40, 80, 100].map(showNext)).toEqual([40, 60, 100, 100]);
  });

  it.each([
    ['', { limit: 20, offset: 0 }],
    ['toon=2000', { limit: 100, offset: 0 }],
    ['pagina=2', { limit: 100, offset: 100 }],
    ['pagina=3&toon=20', { limit: 100, offset: 200 }],
    ['pagina=10001', { limit: 20, offset: 0 }],
    ['pagina=1.5', { limit: 20, offset: 0 }],
    ['pagina=-1', { limit: 20, offset: 0 }],
  ])('loads for ?%s no more than one call returns', (address, range) => {
    expect(rangeOf(read(address))).toEqual(range);
  });

  it('writes the page into the address, without the number of rows', () => {
    expect(writeFilters(read('jaar=2025&pagina=2&toon=40'))).toBe('?jaar=2025&pagina=2');
  });
});

it('recalls words that were searched for in this document', () => {
  const handle = remember('bril');
  expect(handle).not.toContain('bril');
  expect(recall(handle)).toBe('bril');
  expect(remember('bril')).toBe(handle);
  expect(remember('dr. Mol')).not.toBe(handle);
});

it.each([null, '', '99', '-1', 'bril', 'length', '1.5'])('returns undefined for %j', (handle) => {
  expect(recall(handle)).toBeUndefined();
});
