import { describe, expect, it } from 'vitest';
import { onPage } from '../../api/onPage.testing.tsx';
import { show, words } from '../../api/show.testing.tsx';
import { Component } from './LoginFailedPage.tsx';

const at = (query: string) =>
  onPage(Component, { data: null, address: `/inloggen-mislukt?${query}` });
const failed = 'Er is iets misgegaan tijdens het inloggen.';

describe('LoginFailedPage', () => {
  it('starts with the reason if known, and does not say before that something went wrong', () => {
    const cancelled = words(at('reden=geannuleerd'));
    expect(cancelled).toMatch(/^Je hebt het inloggen gestopt Je bent niet ingelogd\./);
    expect(cancelled).toContain(`Klopt dit niet? ${failed}`);
    expect(cancelled).not.toMatch(/niets gebeurd|Inloggen mislukt/);
    const low = words(at('reden=niveau'));
    expect(low).toMatch(/^Je DigiD heeft nog een ID-check nodig Zorggegevens/);
    expect(low).toContain(`Klopt dit niet? ${failed}`);
  });

  it("says that the person is already logged in when DigiD's answer is opened again, with a link", () => {
    const again = at('reden=ingelogd');
    expect(words(again)).toMatch(/^Je bent al ingelogd Deze link van DigiD is al gebruikt\./);
    expect(words(again)).not.toContain(failed);
    expect(show(again)).toContain('href="/overzicht"');
  });

  it.each(['reden=anders', '', 'reden=toString'])(
    'otherwise starts with the words of §8: ?%s',
    (query) => {
      expect(words(at(query))).toMatch(
        new RegExp(`^Inloggen mislukt ${failed} Wat kun je doen\\?`),
      );
    },
  );

  it.each([
    ['reden=geannuleerd&terug=mijnGegevens', '/inloggen?terug=mijnGegevens'],
    ['reden=anders&terug=declaratie&nummer=D-1', '/inloggen?terug=declaratie&amp;nummer=D-1'],
    ['reden=anders', '/inloggen'],
    ['reden=anders&terug=https://elders.nl', '/inloggen?terug=overzicht'],
  ])('offers another try for the requested page: ?%s', (query, to) => {
    expect(show(at(query))).toContain(`href="${to}"`);
  });
});
