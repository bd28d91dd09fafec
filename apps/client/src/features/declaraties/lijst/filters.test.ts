import { describe, expect, it } from 'vitest';
import { bladen, isGefilterd, leesFilters, schrijfFilters, toonVolgende } from './filters.ts';

const lees = (tekst: string) => leesFilters(new URLSearchParams(tekst));

describe('filters in the address', () => {
  it('reads what a person chose', () => {
    expect(lees('zoek=bril&persoon=1001&status=INGEDIEND&jaar=2026&zorg=Tandarts&toon=40')).toEqual(
      {
        zoek: 'bril',
        relatienummer: '1001',
        status: 'INGEDIEND',
        jaar: 2026,
        zorgsoort: 'Tandarts',
        toon: 40,
      },
    );
  });

  it('takes an unreadable address for an empty one', () => {
    expect(lees('status=WEG&jaar=26&zorg=Toverij&toon=-3&zoek=%20')).toEqual({ toon: 20 });
  });

  it('writes back exactly what it read', () => {
    const adres = '?zoek=dr.+Mol&persoon=1001&status=AFGEHANDELD&jaar=2025&zorg=Huisarts&toon=60';
    expect(schrijfFilters(lees(adres))).toBe(adres);
  });

  it('keeps the plain list at the plain address', () => {
    expect(schrijfFilters(lees(''))).toBe('');
  });

  it('rounds the number of rows up to whole pages and stops at 500', () => {
    expect(lees('toon=21').toon).toBe(40);
    expect(lees('toon=99999').toon).toBe(500);
  });

  it('knows whether the list is narrowed', () => {
    expect(isGefilterd(lees('toon=60'))).toBe(false);
    expect(isGefilterd(lees('jaar=2026'))).toBe(true);
  });
});

describe('showing more', () => {
  it('adds a page at a time, and a hundred at a time in a long list', () => {
    expect(toonVolgende(20)).toBe(40);
    expect(toonVolgende(100)).toBe(200);
    expect(toonVolgende(480)).toBe(500);
  });

  it('asks at most a hundred rows in one call', () => {
    expect(bladen(20)).toEqual([{ limit: 20, offset: 0 }]);
    expect(bladen(220)).toEqual([
      { limit: 100, offset: 0 },
      { limit: 100, offset: 100 },
      { limit: 20, offset: 200 },
    ]);
  });
});
