import { useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useLoaderData, useLocation, useRouteError } from './hooks.ts';
import { createMemoryHistory, createMemoryRouter, routeOf } from './memory.testing.tsx';
import { Outlet } from './Outlet.tsx';
import type { Route } from './route.ts';
import { Router } from './Router.ts';
import { RouterLink } from './RouterLink.tsx';
import { RouterProvider } from './RouterProvider.tsx';
import { useScroll } from './useScroll.ts';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

function Frame() {
  useScroll();
  return (
    <>
      <RouterLink to="/list">List</RouterLink>
      <RouterLink to="/broken">Broken</RouterLink>
      <Outlet />
    </>
  );
}

function List() {
  const rows = useLoaderData<() => Promise<string[]>>();
  return (
    <>
      <h1 style={{ marginTop: 2000 }}>{rows.join(' ')}</h1>
      <output>{useLocation().search}</output>
      <RouterLink to="?show=40" replace preventScrollReset>
        More
      </RouterLink>
      <RouterLink to="/one">One</RouterLink>
    </>
  );
}

function Broken(): never {
  throw new Error('broken');
}

function ErrorText() {
  const error = useRouteError();
  return <h1>{error instanceof Error ? error.message : 'unknown'}</h1>;
}

function Item() {
  return (
    <>
      <h1>{useLocation().pathname}</h1>
      <input aria-label="Question" />
      <RouterLink to="/item/2">Second</RouterLink>
      <RouterLink to="?more">More of it</RouterLink>
    </>
  );
}

const pages: Route[] = [
  { id: 'item', path: '/item/:nummer', Component: Item },
  { id: 'list', path: '/list', Component: List, loader: () => Promise.resolve(['a', 'b']) },
  { id: 'broken', path: '/broken', Component: Broken, ErrorBoundary: ErrorText },
  { ...routeOf(<h1 style={{ height: 3000 }}>One</h1>, '/one') },
  { ...routeOf(<h1>Start</h1>, '/') },
];

function open() {
  const router = createMemoryRouter([{ id: 'root', Component: Frame, children: pages }]);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<RouterProvider router={router} />);
  return router;
}

const link = (name: string) => page.getByRole('link', { name });
const heading = (name: string) => page.getByRole('heading', { name });

it('draws the page that a link leads to, with what its loader brought', async () => {
  open();
  await link('List').click();
  await expect.element(heading('a b')).toBeInTheDocument();
  await link('More').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('?show=40');
  await expect.element(link('More')).toHaveAttribute('href', '/list?show=40');
});

it('what was typed at one item stays with it, and is not there at another', async () => {
  const router = open();
  await router.navigate('/item/1');
  const question = page.getByLabelText('Question');
  await question.fill('About the first');
  await link('More of it').click();
  await expect.element(question).toHaveValue('About the first');
  await link('Second').click();
  await expect.element(heading('/item/2')).toBeInTheDocument();
  await expect.element(question).toHaveValue('');
});

it('shows the error page of a page that breaks while it is drawn, and gets over it', async () => {
  open();
  await link('Broken').click();
  await expect.element(heading('broken')).toBeVisible();
  await link('List').click();
  await expect.element(heading('a b')).toBeInTheDocument();
});

it('leads back by its link to the list as it was left, and elsewhere to the list as it begins', async () => {
  const history = { ...createMemoryHistory(), height: () => scrollY };
  const back = (
    <RouterLink to="/list" data-returns="">
      Back
    </RouterLink>
  );
  const routes = [{ id: 'root', Component: Frame, children: [routeOf(back, '/one'), ...pages] }];
  const router = new Router({ routes, history, context: {}, data: { loaderData: {} } });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<RouterProvider router={router} />);
  await router.navigate('/list?year=2025');
  await router.navigate('?year=2025&show=40', { replace: true, preventScrollReset: true });
  await expect.element(page.getByRole('status')).toHaveTextContent('?year=2025&show=40');
  scrollTo(0, 900);
  // As it stands there: a click by the page would scroll to the link first.
  link('One')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await expect.element(link('Back')).toBeInTheDocument();
  await link('Back').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('?year=2025&show=40');
  await expect.poll(() => scrollY).toBe(900);
  expect(history.current().index).toBe(1);
  await router.navigate('/');
  await router.navigate('/one');
  await link('Back').click();
  await expect.element(heading('a b')).toBeInTheDocument();
  expect(router.state.page.location.search).toBe('');
});

it('says how a way moves to who animates it, and nothing of a way within a page', async () => {
  const movement = vi.fn(() => 'deeper');
  const router = createMemoryRouter([{ id: 'root', Component: Frame, children: pages }]);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<RouterProvider router={router} movement={movement} />);
  await link('List').click();
  await expect.element(heading('a b')).toBeInTheDocument();
  expect(movement.mock.calls).toEqual([['/', '/list']]);
  await link('More').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('?show=40');
  expect(movement).toHaveBeenCalledTimes(1);
});

it('writes the address with the page that is drawn: its first effect finds it, and the page before never does', async () => {
  const history = createMemoryHistory();
  const address = () => history.current().location.pathname;
  const found: string[] = [];
  const late = Promise.withResolvers<string>();
  function Probe() {
    useLayoutEffect(() => {
      found.push(address());
    }, []);
    return <h1>Probe</h1>;
  }
  const routes = [
    {
      id: 'root',
      Component: Frame,
      children: [
        { id: 'probe', path: '/probe', Component: Probe, loader: () => late.promise },
        ...pages,
      ],
    },
  ];
  const router = new Router({ routes, history, context: {}, data: { loaderData: {} } });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<RouterProvider router={router} />);
  await expect.element(heading('Start')).toBeInTheDocument();
  const way = router.navigate('/probe');
  expect(address()).toBe('/');
  late.resolve('');
  await way;
  await expect.element(heading('Probe')).toBeInTheDocument();
  expect(found).toEqual(['/probe']);
  await expect.poll(() => router.isNavigating).toBe(false);
});
