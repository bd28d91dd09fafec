import { describe, expect, it } from 'vitest';
import { parseReturnPath, pathOfReturn } from './returnPath.ts';

function endOf(words: string): string {
  const asked = new URLSearchParams(words);
  return pathOfReturn(parseReturnPath(asked.get('terug'), (name) => asked.get(name)));
}

describe('after a login', () => {
  it.each([
    ['terug=declaraties', '/declaraties/overzicht'],
    ['terug=declaratie&nummer=D-12', '/declaraties/D-12'],
    ['terug=betaalverzoek&kenmerk=5000056789012345', '/facturen/betaalverzoek/5000056789012345'],
    ['terug=specificatie&kenmerk=F-1&relatienummer=R2', '/facturen/F-1/specificatie/R2'],
    ['terug=betalingAfhandeling&betaling=6f1f-2f', '/betaling/afhandeling?betaling=6f1f-2f'],
    ['terug=betalingAfhandeling', '/betaling/afhandeling'],
    [
      'terug=vraagStellen&over=budget&kenmerk=Tandarts,%20bril%20en%20lenzen&persoon=R2',
      '/vragen/stellen?over=budget&kenmerk=Tandarts%2C%20bril%20en%20lenzen&persoon=R2',
    ],
  ])('returns to a page by name: %s', (words, to) => expect(endOf(words)).toBe(to));

  it.each([
    ['no name', ''],
    ['an address', 'terug=https://elders.example'],
    ['the address of another site without its scheme', 'terug=//elders.example'],
    ['a page before login', 'terug=inloggen'],
    ['a word that every object has', 'terug=toString'],
    ['a number that leads to another page', 'terug=declaratie&nummer=../overzicht'],
    ['a page that lacks a part', 'terug=specificatie&kenmerk=F-1'],
    ['a name with a character of addresses', 'terug=vraagStellen&over=budget&kenmerk=a/../b'],
    ['a part that goes on elsewhere', 'terug=betalingAfhandeling&betaling=x%26y=//elders.example'],
  ])('returns to the overview with %s', (_what, words) => expect(endOf(words)).toBe('/overzicht'));
});

describe('parseReturnPath', () => {
  it('keeps the parts of its page’s address only', () => {
    const parts: Readonly<Record<string, string>> = { nummer: 'D-12', kenmerk: 'F-1' };
    expect(parseReturnPath('declaratie', (name) => parts[name])).toEqual({
      page: 'declaratie',
      parts: { nummer: 'D-12' },
    });
    expect(parseReturnPath('betalingAfhandeling', () => '')).toEqual({
      page: 'betalingAfhandeling',
      parts: {},
    });
  });

  it('is undefined for anything but a name', () => {
    expect(parseReturnPath(['declaraties'], () => undefined)).toBeUndefined();
    expect(parseReturnPath(undefined, () => undefined)).toBeUndefined();
  });
});
