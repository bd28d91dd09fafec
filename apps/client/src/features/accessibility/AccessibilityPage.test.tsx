import { expect, test } from 'vitest';
import { show, words } from '../../api/show.testing.tsx';
import { Component as AccessibilityPage } from './AccessibilityPage.tsx';

test('offers a postal address and the website to people who cannot telephone', () => {
  expect(words(<AccessibilityPage />)).toMatch(/Bel onze klantenservice: .*Schrijf ons: \S/);
  expect(show(<AccessibilityPage />)).toContain('href="https://www.zilverzand.example/contact"');
});

test('names the known shortcoming, and does not claim that there is none', () => {
  const known = {
    nl: 'We weten van één gebrek: brieven',
    en: 'We know of one shortcoming: not all',
  };
  for (const language of ['nl', 'en'] as const) {
    const text = words(<AccessibilityPage />, language);
    expect(text).toContain(known[language]);
    expect(text).not.toMatch(/geen gebreken|no shortcomings/);
  }
});
