import { expect, test } from 'vitest';
import { chooseLanguage, isPage, mainScript, outdatedCaches } from './held.ts';

test('keeps the files of this build and of the two builds before it', () => {
  const caches = ['mijn-1', 'mijn-2', 'mijn-3', 'mijn-4'];
  expect(outdatedCaches(caches, 'mijn-4')).toEqual(['mijn-1']);
  expect(outdatedCaches(['mijn-1', 'mijn-2', 'mijn-3'], 'mijn-3')).toEqual([]);
  expect(outdatedCaches([], 'mijn-1')).toEqual([]);
});

test.each([
  ['EN', ['nl-NL'], 'en'],
  ['en', ['nl-NL'], 'en'],
  [undefined, ['en-GB', 'nl'], 'en'],
  [undefined, ['fr', 'nl-BE'], 'nl'],
  ['fr', [], 'nl'],
])('speaks the language that was chosen, else the device’s: %s %j', (cookie, device, language) => {
  expect(chooseLanguage(cookie, device)).toBe(language);
});

test('stands in for pages, and for nothing that is asked as a call or a download', () => {
  expect(['/overzicht', '/', '/declaraties/D-2026-000001'].every(isPage)).toBe(true);
  const others = ['/api/v1/gatewaySignOut', '/digid', '/health/live', '/intern/api/v1/relatie'];
  expect(others.some(isPage)).toBe(false);
});

test('tells its build by the main script, and not by a style sheet of the same name', () => {
  const files = ['/assets/main-a1.css', '/assets/app-b2.js', '/assets/main-c3.js'];
  expect(mainScript(files)).toBe('/assets/main-c3.js');
});
