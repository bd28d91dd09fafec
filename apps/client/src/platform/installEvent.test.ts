import { expect, test } from 'vitest';
import { isApple } from './installEvent.ts';

test.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 'iPhone', 5, true],
  ['an iPad that says it is a Mac', 'Mozilla/5.0 (Macintosh)', 'MacIntel', 5, true],
  ['a Mac', 'Mozilla/5.0 (Macintosh)', 'MacIntel', 0, false],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 16)', 'Linux armv8l', 5, false],
])('shows manual steps for %s: %s', (_name, userAgent, platform, maxTouchPoints, expected) => {
  expect(isApple({ userAgent, platform, maxTouchPoints })).toBe(expected);
});
