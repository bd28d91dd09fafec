import { describe, expect, test } from 'vitest';
import { leesTerug, loginNodig, naarInloggen, paginaVan } from './terug.ts';

const lees = (vraag: string) => leesTerug(new URLSearchParams(vraag));

describe('the page to return to after login', () => {
  test.each([
    ['terug=overzicht', '/overzicht'],
    ['terug=declaraties', '/declaraties/overzicht'],
    ['terug=declaratieIndienen', '/declaraties/indienen'],
    ['terug=declaratie&nummer=D-2026-004812', '/declaraties/D-2026-004812'],
    ['', '/overzicht'],
  ])('%s leads to %s', (vraag, pad) => {
    expect(lees(vraag)).toBe(pad);
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
  ])('%s leads to /overzicht and nowhere else', (vraag) => {
    expect(lees(vraag)).toBe('/overzicht');
  });

  test.each(['//elders.nl', '../../elders', 'a/b', '?x=//elders', '#x', '\\\\elders.nl'])(
    'a claim number %s stays within our own page',
    (nummer) => {
      const pad = lees(`terug=declaratie&nummer=${encodeURIComponent(nummer)}`);
      const adres = new URL(pad, 'https://mijn.test');
      expect(adres.origin).toBe('https://mijn.test');
      expect(pad).toMatch(/^\/declaraties\/[^/]+$|^\/overzicht$/);
    },
  );
});

test('an address is known by the page of the table it belongs to', () => {
  expect(paginaVan('/declaraties/indienen')?.pagina).toBe('declaratieIndienen');
  expect(paginaVan('/declaraties/D-1')).toEqual({
    pagina: 'declaratie',
    params: { nummer: 'D-1' },
  });
  expect(paginaVan('/nergens')).toBeUndefined();
});

test('a page behind the login asks for the login, and remembers itself by name', () => {
  expect(loginNodig('/declaraties/D-1', false)).toBe('/inloggen?terug=declaratie&nummer=D-1');
  expect(loginNodig('/declaraties/D-1', true)).toBeUndefined();
  expect(loginNodig('/inloggen', false)).toBeUndefined();
  expect(loginNodig('/nergens', false)).toBeUndefined();
});

test('a session that ended says so at the login page', () => {
  expect(naarInloggen('/overzicht', 'unauthorized')).toBe(
    '/inloggen?unauthorized=true&terug=overzicht',
  );
  expect(naarInloggen('/nergens', 'onleesbaar')).toBe('/inloggen?reden=onleesbaar');
});
