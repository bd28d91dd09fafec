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
    ['terug=factuur&kenmerk=F2026-12345678', '/facturen/F2026-12345678'],
    [
      'terug=specificatie&kenmerk=F2026-1&relatienummer=R1&betaling=x',
      '/facturen/F2026-1/specificatie/R1',
    ],
    ['terug=betalingAfhandeling&betaling=6f1f-2f', '/betaling/afhandeling?betaling=6f1f-2f'],
    ['terug=betalingAfhandeling', '/betaling/afhandeling'],
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
    'terug=specificatie&kenmerk=F2026-1',
    'terug=betalingGelukt&betaling=x%26naar%3D//elders.nl',
    'terug=betalingGelukt&betaling=%23',
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
  expect(paginaVan('/betaling/gelukt?betaling=b-1&x=2')).toEqual({
    pagina: 'betalingGelukt',
    params: { betaling: 'b-1' },
  });
  expect(paginaVan('/facturen/betaalverzoek/5000056789012345')?.pagina).toBe('betaalverzoek');
});

test('a page behind the login asks for the login, and remembers itself by name', () => {
  expect(loginNodig('/declaraties/D-1', false)).toBe('/inloggen?terug=declaratie&nummer=D-1');
  expect(loginNodig('/declaraties/D-1', true)).toBeUndefined();
  expect(loginNodig('/betaling/afhandeling?betaling=b-1', false)).toBe(
    '/inloggen?terug=betalingAfhandeling&betaling=b-1',
  );
  expect(loginNodig('/inloggen', false)).toBeUndefined();
  expect(loginNodig('/nergens', false)).toBeUndefined();
});

test('a session that ended says so at the login page', () => {
  expect(naarInloggen('/overzicht', 'unauthorized')).toBe(
    '/inloggen?unauthorized=true&terug=overzicht',
  );
  expect(naarInloggen('/nergens', 'onleesbaar')).toBe('/inloggen?reden=onleesbaar');
});
