import { useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { createMemoryRouter, routeOf } from '../router/memory.testing.tsx';
import { RouterLink } from '../router/RouterLink.tsx';
import { RouterProvider, StaticRouterProvider } from '../router/RouterProvider.tsx';
import { useIsTurnOfTheRest, useRowsInTurn } from './inTurns.ts';

const all = Array.from({ length: 100 }, (_, at) => `Row ${at + 1}`);
/** How many rows stood there, and whether what is folded away did, and what is open, each time the list was drawn. */
let drawn: [rows: number, folded: boolean, open: boolean][] = [];

function List() {
  const isWhole = useIsTurnOfTheRest();
  const isOpen = useIsTurnOfTheRest(true);
  const rows = useRowsInTurn(all);
  useLayoutEffect(() => void drawn.push([rows.length, isWhole, isOpen]));
  return (
    <>
      <RouterLink to="/one">One</RouterLink>
      <ol>
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ol>
      {isWhole && <p>All of them</p>}
    </>
  );
}

const routes = [
  { id: 'list', path: '/list', Component: List },
  routeOf(<RouterLink to="/list">List</RouterLink>, '/'),
  routeOf(<h1>One</h1>, '/one'),
];

let root: Root | undefined;
beforeEach(() => {
  drawn = [];
});
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

function open(address: string) {
  const router = createMemoryRouter(routes, { loaderData: {} }, address);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<RouterProvider router={router} />);
  return router;
}

const end = page.getByText('All of them');

it('draws what is in sight of a list one comes to, and right after it the rest', async () => {
  open('/');
  await page.getByRole('link', { name: 'List' }).click();
  await expect.element(end).toBeVisible();
  const [first, last] = [drawn[0], drawn.at(-1)];
  expect(first?.[0]).toBeGreaterThan(0);
  expect(first?.[0]).toBeLessThanOrEqual(innerHeight / 48);
  expect(first?.slice(1)).toEqual([false, true]);
  expect(last).toEqual([100, true, true]);
});

it('draws few rows first on a phone that lies on its side too', async () => {
  const upright = [innerWidth, innerHeight] as const;
  await page.viewport(844, 340);
  onTestFinished(() => page.viewport(...upright));
  open('/');
  await page.getByRole('link', { name: 'List' }).click();
  await expect.element(end).toBeVisible();
  expect([drawn[0], drawn.at(-1)]).toEqual([
    [1, false, true],
    [100, true, true],
  ]);
});

it('has all of it at once where a list is put back as it was left', async () => {
  const router = open('/list');
  await expect.element(end).toBeVisible();
  await page.getByRole('link', { name: 'One' }).click();
  await expect.element(page.getByRole('heading')).toBeVisible();
  drawn = [];
  await router.navigate(-1);
  await expect.element(end).toBeVisible();
  expect(drawn[0]).toEqual([100, true, true]);
});

it('has all of it at once where the address leads to a place in it', async () => {
  const router = open('/');
  await router.navigate('/list#below');
  await expect.element(end).toBeVisible();
  expect(drawn[0]).toEqual([100, true, true]);
});

it('is whole in a document, as who has no script reads it', () => {
  const { page: shown } = createMemoryRouter(routes, { loaderData: {} }, '/list').state;
  expect(renderToString(<StaticRouterProvider page={shown} />)).toContain('Row 100');
});
