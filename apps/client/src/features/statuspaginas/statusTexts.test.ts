import { expect, test, vi } from 'vitest';
import { setLanguageSource } from '../../platform/language.ts';
import { retryAddress, statusText } from './statusTexts.ts';

// Verbatim from the screen texts of §8.
test.each([
  [401, 'Oeps, sorry...', 'Je bent niet geautoriseerd.'],
  [403, 'Geen toestemming', 'Je hebt geen toestemming om deze pagina te bekijken.'],
  [404, 'Pagina niet gevonden', 'De pagina die je zoekt, kan niet gevonden worden.'],
  [500, 'Oeps, sorry...', 'Er is iets misgegaan.'],
  [
    503,
    'Sorry, je kunt de app even niet gebruiken',
    'Op dit moment voeren wij onderhoud uit. Probeer het op een later moment nog een keer.',
  ],
])('has the words of %i', (status, header, text) => {
  setLanguageSource(() => 'nl');
  const words = statusText(status);
  expect([words.header(), words.text()]).toEqual([header, text]);
});

test('says that the page is outdated, and in the app that it has to be updated', () => {
  setLanguageSource(() => 'nl');
  expect(statusText(426).header()).toBe('Deze pagina is verouderd');
  vi.stubGlobal('Capacitor', { getPlatform: () => 'android' });
  expect(statusText(426).header()).toBe('Werk de app bij');
  expect(statusText(426).text()).toContain('Installeer de nieuwste');
  vi.unstubAllGlobals();
});

test('retries the address that failed', () => {
  expect(retryAddress('/declaraties/D-1?x=1', undefined)).toBe('/declaraties/D-1?x=1');
  expect(retryAddress('/500', '/declaraties/D-1')).toBe('/declaraties/D-1');
  expect(retryAddress('/500', undefined)).toBe('/overzicht');
  for (const asked of ['/500', '/404/', '//elders.nl', 'https://elders.nl/', '/nergens']) {
    expect(retryAddress('/500', asked), asked).toBe('/overzicht');
  }
});
