import { expect, test } from 'vitest';
import { keepLogins } from './keepLogins.ts';

test('a login is lent out while it is fresh, to its own person at its own brand; then somebody logs in anew', async () => {
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
  // A journey takes up to three minutes more: the session itself lives for fifteen.
  now += 2 * 60_000;
  await login('ZZ', 'Tom Mulder');
  expect(loggedIn).toEqual(['ZZ Tom Mulder', 'AZVZ Tom Mulder', 'ZZ Tom Mulder']);
});
