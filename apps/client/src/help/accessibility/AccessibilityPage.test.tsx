import { expect, test } from 'vitest';
import { show, words } from '../../api/show.testing.tsx';
import { Component as AccessibilityPage } from './AccessibilityPage.tsx';

test('who cannot telephone can write about what they cannot use, or get in touch by the website', () => {
  expect(words(<AccessibilityPage />)).toMatch(/Bel onze klantenservice: .*Schrijf ons: \S/);
  expect(show(<AccessibilityPage />)).toContain('href="https://www.zilverzand.example/contact"');
});
