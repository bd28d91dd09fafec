import { expect, test } from 'vitest';
import {
  callAddress,
  formatPhone,
  legacyAddress,
  legacyPages,
  websitePages,
  brandCodes,
} from './brands.ts';
import { inventedLinks } from './inventedLinks.ts';

test('adds the isNativeWrapped flag to a legacy address', () => {
  expect(legacyAddress('https://app.example/polis', true)).toBe(
    'https://app.example/polis?isNativeWrapped=true',
  );
  expect(legacyAddress('https://app.example/polis?a=1#b', false)).toBe(
    'https://app.example/polis?a=1&isNativeWrapped=false#b',
  );
});

test('formats a Dutch number for reading and for an international call', () => {
  expect(formatPhone('+31880000100')).toBe('088 000 01 00');
  expect(formatPhone('+4930123456')).toBe('+4930123456');
  expect(callAddress('+31880000100')).toBe('tel:+31880000100');
});

test.each(brandCodes)('has complete links for %s, all under .example', (brand) => {
  const { website, legacy, help } = inventedLinks[brand];
  expect(Object.keys(website)).toEqual([...websitePages]);
  expect(Object.keys(legacy)).toEqual([...legacyPages]);
  for (const address of [...Object.values(website), ...Object.values(legacy)]) {
    expect(new URL(address).hostname).toMatch(/\.example$/);
  }
  expect(help.phone).toMatch(/^\+31880000/);
});
