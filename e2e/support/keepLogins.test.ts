import { expect, test } from 'vitest';
import { keepLogins } from './keepLogins.ts';

test('reuses a fresh login per person and brand, and logs in again afterwards', async () => {
  let now = 0;
  const loggedIn: string[] = [];
  const login = keepLogins(
    (brand, persona) => {
      loggedIn.push(`${brand} ${persona}`);
      return Promise.resolve({ cookies: [], origins: [] });
    },
    () => now,
  );
  const first = await login('ZZ', 'Tom Mulder');
  now += 7 * 60_000;
  expect(await login('ZZ', 'Tom Mulder')).toBe(first);
  await login('AZVZ', 'Tom Mulder');
  expect(loggedIn).toEqual(['ZZ Tom Mulder', 'AZVZ Tom Mulder']);
  // A journey adds up to three minutes; the session lives for fifteen.
  now += 2 * 60_000;
  await login('ZZ', 'Tom Mulder');
  expect(loggedIn).toEqual(['ZZ Tom Mulder', 'AZVZ Tom Mulder', 'ZZ Tom Mulder']);
});
