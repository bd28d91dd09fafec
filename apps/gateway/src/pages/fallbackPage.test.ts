import { inventedLinks } from '@mijn/domain/inventedLinks';
import { describe, expect, it } from 'vitest';
import { fallbackPage } from './fallbackPage.ts';
import { standalonePage } from './standalonePage.ts';

const { help } = inventedLinks.ZZ;
const sanne = { language: 'nl', merk: 'ZZ', help } as const;

const pageOf = (...about: Parameters<typeof fallbackPage>) =>
  standalonePage(fallbackPage(...about));

const waysOf = (html: string) =>
  [...html.matchAll(/<a class="way[^"]*" href="([^"]*)">([^<]*)</g)].map(([, to, text]) => [
    to,
    text,
  ]);

describe('fallbackPage', () => {
  it.each([429, 500, 503])(
    'offers to retry the requested page, with the help desk: %i',
    (status) => {
      const html = pageOf(status, sanne);
      expect(waysOf(html)).toEqual([
        ['', 'Probeer opnieuw'],
        ['/overzicht', 'Naar overzicht'],
      ]);
      expect(html).toContain('Kom je er niet uit? Bel onze klantenservice:');
      expect(html).toContain(`href="tel:${help.phone}"`);
    },
  );

  it('does not blame people who share an address', () => {
    const html = pageOf(429, sanne);
    expect(html).toContain('misschien door iemand anders');
    expect(html).not.toContain('Je hebt deze app');
  });

  it.each([
    [400, '/overzicht', 'Naar overzicht'],
    [413, '/declaraties/indienen', 'Terug naar het formulier'],
  ])('offers no retry if that is pointless: %i', (status, to, text) => {
    expect(waysOf(pageOf(status, sanne))).toEqual([[to, text]]);
  });

  it.each([
    [429, 'nl', 'Wacht een minuut en laad deze pagina dan opnieuw: wat je hebt ingevuld, gaat'],
    [
      503,
      'nl',
      'Wacht een paar tellen en laad deze pagina dan opnieuw: wat je hebt ingevuld, gaat',
    ],
    [503, 'en', 'Wait a few seconds and then reload this page: what you filled in is sent along'],
  ] as const)(
    'advises to reload after a posted form, without a button that loses it: %i (%s)',
    (status, language, text) => {
      for (const isDeclaratie of status === 503 ? [false, true] : [false]) {
        const html = pageOf(status, { ...sanne, language, isPosted: true, isDeclaratie });
        expect(html).toContain(text);
        expect(waysOf(html).map(([to]) => to)).toEqual(['/overzicht']);
      }
    },
  );

  it('links back to the form after many claims', () => {
    const html = pageOf(429, { ...sanne, isPosted: true, isDeclaratie: true });
    expect(waysOf(html)).toEqual([['/declaraties/indienen', 'Terug naar het formulier']]);
  });

  it('uses the brand of the address, in both colour schemes', () => {
    const html = pageOf(503, { language: 'en', merk: 'AZVZ', help: inventedLinks.AZVZ.help });
    expect(html).toContain('<html lang="en" data-brand="AZVZ">');
    expect(html).toContain('<title>Mijn Ankerzee | Not right now</title>');
    expect(html).toContain('color-scheme:light dark');
    expect(waysOf(html)[0]).toEqual(['', 'Try again']);
  });

  it('has no telephone number for staff', () => {
    expect(pageOf(401, { language: 'nl', merk: 'ZZ' })).not.toMatch(/tel:|Bel onze/);
  });
});
