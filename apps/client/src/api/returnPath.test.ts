import { describe, expect, test } from 'vitest';
import { parseReturnPath, requiredLogin, loginAddress, pageOf } from './returnPath.ts';

const read = (request: string) => parseReturnPath(new URLSearchParams(request));

describe('the page to return to after login', () => {
  test.each([
    ['terug=overzicht', '/overzicht'],
    ['terug=declaraties', '/declaraties/overzicht'],
    ['terug=declaratieIndienen', '/declaraties/indienen'],
    ['terug=declaratie&nummer=D-2026-004812', '/declaraties/D-2026-004812'],
    ['', '/overzicht'],
    ['terug=factuur&kenmerk=F2026-12345678', '/facturen/F2026-12345678'],
    [
      'terug=specificatie&kenmerk=F2026-1&relatienummer=R1&betaling=x',
      '/facturen/F2026-1/specificatie/R1',
    ],
    ['terug=betalingAfhandeling&betaling=6f1f-2f', '/betaling/afhandeling?betaling=6f1f-2f'],
    ['terug=betalingAfhandeling', '/betaling/afhandeling'],
  ])('%s leads to %s', (request, path) => {
    expect(read(request)).toBe(path);
  });

  test.each([
    'terug=https://elders.nl',
    'terug=//elders.nl',
    'terug=/\\elders.nl',
    'terug=inloggen',
    'terug=uitloggen',
    'terug=digid',
    'terug=constructor',
    'terug=__proto__',
    'terug=declaratie',
    'terug=specificatie&kenmerk=F2026-1',
    'terug=betalingGelukt&betaling=x%26naar%3D//elders.nl',
    'terug=betalingGelukt&betaling=%23',
  ])('%s leads to /overzicht', (request) => {
    expect(read(request)).toBe('/overzicht');
  });

  test.each(['//elders.nl', '../../elders', 'a/b', '?x=//elders', '#x', '\\\\elders.nl'])(
    'keeps the claim number %s within our own page',
    (number) => {
      const path = read(`terug=declaratie&nummer=${encodeURIComponent(number)}`);
      const address = new URL(path, 'https://mijn.test');
      expect(address.origin).toBe('https://mijn.test');
      expect(path).toMatch(/^\/declaraties\/[^/]+$|^\/overzicht$/);
    },
  );
});

test('finds the page of an address', () => {
  expect(pageOf('/declaraties/indienen')?.page).toBe('declaratieIndienen');
  expect(pageOf('/declaraties/D-1')).toEqual({
    page: 'declaratie',
    params: { nummer: 'D-1' },
  });
  expect(pageOf('/nergens')).toBeUndefined();
  expect(pageOf('/betaling/gelukt?betaling=b-1&x=2')).toEqual({
    page: 'betalingGelukt',
    params: { betaling: 'b-1' },
  });
  expect(pageOf('/facturen/betaalverzoek/5000056789012345')?.page).toBe('betaalverzoek');
});

test('redirects a page behind the login to the login page, which remembers it by name', () => {
  expect(requiredLogin('/declaraties/D-1', false)).toBe('/inloggen?terug=declaratie&nummer=D-1');
  expect(requiredLogin(`/declaraties/${'D'.repeat(8_000)}`, false)).toBe(
    '/inloggen?terug=declaratie',
  );
  expect(requiredLogin('/declaraties/D-1', true)).toBeUndefined();
  expect(requiredLogin('/betaling/afhandeling?betaling=b-1', false)).toBe(
    '/inloggen?terug=betalingAfhandeling&betaling=b-1',
  );
  expect(requiredLogin('/mijn-gegevens#digitale-voorkeuren', false)).toBe(
    '/inloggen?terug=mijnGegevens&anker=digitale-voorkeuren',
  );
  expect(requiredLogin('/mijn-gegevens#"><script>', false)).toBe('/inloggen?terug=mijnGegevens');
  expect(requiredLogin('/inloggen', false)).toBeUndefined();
  expect(requiredLogin('/nergens', false)).toBeUndefined();
});

test('gives the reason at the login page after a session has ended', () => {
  expect(loginAddress('/overzicht', 'unauthorized')).toBe(
    '/inloggen?unauthorized=true&terug=overzicht',
  );
  expect(loginAddress('/nergens', 'onleesbaar')).toBe('/inloggen?reden=onleesbaar');
});
