import { expect, test } from 'vitest';
import { mayRedirect, type GuardStorage } from './redirectGuard.ts';

function memory(): GuardStorage {
  const values = new Map<string, string>();
  return () => ({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
  });
}

test('allows a redirect to the same target once in ten seconds', () => {
  const storage = memory();
  expect(mayRedirect('/500', 1_000, storage)).toBe(true);
  expect(mayRedirect('/500', 10_999, storage)).toBe(false);
  expect(mayRedirect('/500', 11_000, storage)).toBe(true);
});

test('does not extend the wait by a refused redirect', () => {
  const storage = memory();
  mayRedirect('/500', 0, storage);
  mayRedirect('/500', 9_000, storage);
  expect(mayRedirect('/500', 10_000, storage)).toBe(true);
});

test('has a separate wait for each target', () => {
  const storage = memory();
  mayRedirect('/500', 0, storage);
  expect(mayRedirect('/404', 1, storage)).toBe(true);
});

test.each(['{broken', 'null', '{"/500":"0"}'])(
  'does not fail on a foreign value in the storage (%s)',
  (kept) => {
    const storage = memory();
    storage().setItem('redirected/500', kept);
    expect(mayRedirect('/500', 0, storage)).toBe(true);
  },
);

const refuse = () => {
  throw new DOMException('no storage');
};

test.each<[string, GuardStorage]>([
  ['is full', () => ({ getItem: () => null, setItem: refuse })],
  ['may not be named', refuse],
])('allows no redirect when storage %s, because nothing would stop a loop', (_what, storage) => {
  expect(mayRedirect('/500', 0, storage)).toBe(false);
});
