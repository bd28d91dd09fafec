import { describe, expect, test } from 'vitest';
import {
  chooseLanguage,
  isFromElsewhere,
  isImmutable,
  isPage,
  outdatedCaches,
  pushWords,
  windowAt,
} from './held.ts';

describe('the worker', () => {
  test('keeps its own files and those of the two builds before it', () => {
    const caches = ['mijn-1', 'mijn-2', 'mijn-3', 'mijn-4'];
    expect(outdatedCaches(caches, 'mijn-4')).toEqual(['mijn-1']);
    expect(outdatedCaches(['mijn-1', 'mijn-2', 'mijn-3'], 'mijn-3')).toEqual([]);
    expect(outdatedCaches([], 'mijn-1')).toEqual([]);
  });

  test.each([
    ['en', ['nl-NL'], 'en'],
    [undefined, ['en-GB', 'nl'], 'en'],
    [undefined, ['fr', 'nl-BE'], 'nl'],
    ['fr', [], 'nl'],
  ])('uses the chosen language, else that of the device: %s %j', (cookie, device, language) => {
    expect(chooseLanguage(cookie, device)).toBe(language);
  });

  test('answers pages, but neither calls nor downloads', () => {
    expect(['/overzicht', '/', '/declaraties/D-2026-000001'].every(isPage)).toBe(true);
    const others = ['/api/v1/gatewaySignOut', '/digid', '/health/live', '/intern/api/v1/relatie'];
    expect(others.some(isPage)).toBe(false);
  });

  test('announces a message without its content', () => {
    const said = JSON.stringify(Object.values(pushWords));
    expect(said).toContain('Er staat een bericht voor je klaar');
    expect(said).not.toMatch(/declarat|claim|zorg|care|€|\d/i);
  });

  test('treats only files with a hash in their name as immutable', () => {
    expect(isImmutable('/assets/main-a1b2.js')).toBe(true);
    expect(isImmutable('/merk/ZZ.svg')).toBe(false);
  });
});

test('shows a message in the window of the messages page, and never in one that may have unsent input', () => {
  const windows = ['/declaraties/indienen', '/berichten?lees=1', '/berichten/x'].map((address) => ({
    url: `https://mijn.test${address}`,
  }));
  expect(windowAt(windows, '/berichten')).toBe(windows[1]);
  expect(windowAt(windows.slice(0, 1), '/berichten')).toBeUndefined();
});

test.each([
  ['another site', 'https://elsewhere.test', true],
  ['this site', 'https://mijn.test', false],
  ['a phone, or a site that hides itself', 'null', false],
  ['a browser that tells nothing', null, false],
])('recognises a share from %s', (_who, from, isKnown) => {
  expect(isFromElsewhere(from, 'https://mijn.test')).toBe(isKnown);
});
