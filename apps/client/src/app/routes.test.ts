import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isPaginaNaam, paginas } from '@mijn/domain/paden';
import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { routes } from './routes.tsx';

const client = path.join(import.meta.dirname, '../..');

const alle = (lijst: readonly RouteObject[]): RouteObject[] =>
  lijst.flatMap((route) => [route, ...alle(route.children ?? [])]);

// Pages that have their address already, and their screen soon.
const nogNiet: ReadonlySet<string> = new Set([]);

test('every page of the table has a route, but for the hand-over that the gateway answers', () => {
  const namen = alle(routes)
    .map(({ id = '' }) => id)
    .filter(isPaginaNaam);
  const verwacht = Object.keys(paginas).filter((naam) => naam !== 'digid' && !nogNiet.has(naam));
  expect(new Set<string>(namen)).toEqual(new Set(verwacht));
});

test('pages behind the login stand in the frame behind the login, and only those', () => {
  const binnen = routes[0]?.children?.find(({ id }) => id === 'binnen')?.children ?? [];
  const metLogin = Object.entries(paginas).filter(
    ([naam, { login }]) => login && !nogNiet.has(naam),
  );
  expect(new Set(binnen.map(({ id }) => id))).toEqual(new Set(metLogin.map(([naam]) => naam)));
});

test('what a route says it is made from exists, so that the server can preload it', () => {
  for (const { handle } of alle(routes)) {
    if (handle) expect(existsSync(path.join(client, handle.bron)), handle.bron).toBe(true);
  }
});

test('a screen never asks the frame again: one screen is one request', () => {
  const { shouldRevalidate } = routes[0] ?? {};
  expect(typeof shouldRevalidate === 'function' && Reflect.apply(shouldRevalidate, null, [])).toBe(
    false,
  );
});

test("the app's own link is not the router's, which costs the first screen 2 kB", async () => {
  const link = await readFile(path.join(import.meta.dirname, 'Link.tsx'), 'utf8');
  expect(link).not.toMatch(/import \{[^}]*\bLink\b[^}]*\} from 'react-router'/);
});
