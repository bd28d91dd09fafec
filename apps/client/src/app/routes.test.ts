import { existsSync } from 'node:fs';
import path from 'node:path';
import { isPageName, pages } from '@mijn/domain/paths';
import { expect, test } from 'vitest';
import { addressCarrying } from '../api/carried.ts';
import { toSaved } from '../features/relatie/section/saved.ts';
import type { RouteObject } from 'react-router';
import { wayBetween } from '../api/loading.testing.ts';
import { routes } from './routes.tsx';

const client = path.join(import.meta.dirname, '../..');

const all = (list: readonly RouteObject[]): RouteObject[] =>
  list.flatMap((route) => [route, ...all(route.children ?? [])]);

// Pages that have their address already, and their screen soon.
const notYet: ReadonlySet<string> = new Set([]);

test('every page of the table has a route, but for the hand-over that the gateway answers', () => {
  const names = all(routes)
    .map(({ id = '' }) => id)
    .filter(isPageName);
  const expected = Object.keys(pages).filter((name) => name !== 'digid' && !notYet.has(name));
  expect(new Set<string>(names)).toEqual(new Set(expected));
});

test('pages behind the login stand in the frame behind the login, and only those', () => {
  const inside = routes[0]?.children?.find(({ id }) => id === 'inside')?.children ?? [];
  const withLogin = Object.entries(pages).filter(([name, { login }]) => login && !notYet.has(name));
  expect(new Set(inside.map(({ id }) => id))).toEqual(new Set(withLogin.map(([name]) => name)));
});

test('what a route says it is made from exists, so that the server can preload it', () => {
  for (const { handle } of all(routes)) {
    const { source }: { readonly source?: string } = handle ?? {};
    if (source) expect(existsSync(path.join(client, source)), source).toBe(true);
  }
});

test('a screen never asks the frame again: one screen is one request', () => {
  const { shouldRevalidate } = routes[0] ?? {};
  expect(shouldRevalidate?.(wayBetween('/overzicht', '/overzicht'))).toBe(false);
});

test('the frame is asked again where one’s name was saved, and not where an address only says so', () => {
  const { shouldRevalidate } = routes[0] ?? {};
  const asksAt = (address: string) => shouldRevalidate?.(wayBetween(address, address));
  expect(asksAt(addressCarrying(toSaved('name')))).toBe(true);
  expect(asksAt(addressCarrying(toSaved('contact')))).toBe(false);
  expect(asksAt('/mijn-gegevens?posted=naam')).toBe(false);
});
