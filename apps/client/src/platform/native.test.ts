import { expect, test } from 'vitest';
import { getPlatform, isNativeWrapped } from './native.ts';

test.each([
  ['the Android app', { Capacitor: { getPlatform: () => 'android' } }, 'android', true],
  ['the iOS app', { Capacitor: { getPlatform: () => 'ios' } }, 'ios', true],
  ['a web build of the app', { Capacitor: { getPlatform: () => 'web' } }, 'web', false],
  [
    'a platform that we do not know',
    { Capacitor: { getPlatform: () => 'electron' } },
    'web',
    false,
  ],
  ['a browser', {}, 'web', false],
])('names the platform of %s', (_what, surroundings, platform, isWrapped) => {
  expect(getPlatform(surroundings)).toBe(platform);
  expect(isNativeWrapped(surroundings)).toBe(isWrapped);
});
