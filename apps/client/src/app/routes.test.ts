import { isPageName, pages } from '@mijn/domain/paths';
import { expect, test } from 'vitest';
import { addressWithFlash } from '../api/flash.ts';
import { toSaved } from '../features/relatie/section/saved.ts';
import type { RouteObject } from 'react-router';
import { wayBetween } from '../api/loading.testing.ts';
import { routes } from './routes.tsx';

const all = (list: readonly RouteObject[]): RouteObject[] =>
  list.flatMap((route) => [route, ...all(route.children ?? [])]);

// Pages that already have an address, but no screen yet.
const notYet: ReadonlySet<string> = new Set([]);

test('has a route for every page of the table, except the redirect that the gateway answers', () => {
  const names = all(routes)
    .map(({ id = '' }) => id)
    .filter(isPageName);
  const expected = Object.keys(pages).filter((name) => name !== 'digid' && !notYet.has(name));
  expect(new Set<string>(names)).toEqual(new Set(expected));
});

test('keeps exactly the pages behind the login in the frame behind the login', () => {
  const inside = routes[0]?.children?.find(({ id }) => id === 'inside')?.children ?? [];
  const withLogin = Object.entries(pages).filter(([name, { login }]) => login && !notYet.has(name));
  expect(new Set(inside.map(({ id }) => id))).toEqual(new Set(withLogin.map(([name]) => name)));
});

test('does not revalidate the frame on navigation', () => {
  const { shouldRevalidate } = routes[0] ?? {};
  expect(shouldRevalidate?.(wayBetween('/overzicht', '/overzicht'))).toBe(false);
});

test('revalidates the frame after a saved name, but not for an address that only claims it', () => {
  const { shouldRevalidate } = routes[0] ?? {};
  const asksAt = (address: string) => shouldRevalidate?.(wayBetween(address, address));
  expect(asksAt(addressWithFlash(toSaved('name')))).toBe(true);
  expect(asksAt(addressWithFlash(toSaved('contact')))).toBe(false);
  expect(asksAt('/mijn-gegevens?posted=naam')).toBe(false);
});
