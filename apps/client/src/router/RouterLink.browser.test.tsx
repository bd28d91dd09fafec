import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useLocation } from './hooks.ts';
import { createMemoryHistory } from './memory.testing.tsx';
import { Router } from './Router.ts';
import { RouterLink } from './RouterLink.tsx';
import { RouterProvider } from './RouterProvider.tsx';

/** Puts links on a page at this address; every page of the app has them. */
async function open(links: ReactNode, address = '/list?year=2025') {
  function Everywhere() {
    const { pathname, search, hash } = useLocation();
    return (
      <>
        {links}
        <output>{pathname + search + hash}</output>
      </>
    );
  }
  const history = createMemoryHistory(address);
  const routes = [{ id: 'all', path: '*', Component: Everywhere }];
  const router = new Router({ routes, history, context: {}, data: { loaderData: {} } });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<RouterProvider router={router} />);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  await expect.element(shown).toHaveTextContent(address);
  return { router, index: () => history.current().index };
}

const shown = page.getByRole('status');
const link = (name: string) => page.getByRole('link', { name });

/** Does this; whether the click that comes of it was left to the browser, which is kept from following it. */
async function isLeft(act: () => Promise<unknown>): Promise<boolean> {
  const clicks: boolean[] = [];
  const hear = (event: Event) => {
    clicks.push(!event.defaultPrevented);
    event.preventDefault();
  };
  addEventListener('click', hear, { once: true });
  await act();
  expect(clicks).toHaveLength(1);
  return clicks[0] === true;
}

it('leads to a screen by a click and by Enter, and brings no document anew', async () => {
  const { index } = await open(<RouterLink to="/one">One</RouterLink>);
  await expect.element(link('One')).toHaveAttribute('href', '/one');
  expect(await isLeft(() => link('One').click())).toBe(false);
  await expect.element(shown).toHaveTextContent('/one');
  expect(index()).toBe(1);
});

it('is followed from the keyboard', async () => {
  await open(<RouterLink to="/one">One</RouterLink>);
  link('One').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(shown).toHaveTextContent('/one');
});

it('to another query of the page keeps its path; to where one is, it adds no step to the way back', async () => {
  const { index } = await open(
    <>
      <RouterLink to="?year=2026">Year</RouterLink>
      <RouterLink to="/list?year=2025">Here</RouterLink>
      <RouterLink to="?year=2024" replace>
        Instead
      </RouterLink>
    </>,
  );
  await link('Here').click();
  expect(index()).toBe(0);
  await link('Instead').click();
  await expect.element(shown).toHaveTextContent('/list?year=2024');
  expect(index()).toBe(0);
  await link('Year').click();
  await expect.element(shown).toHaveTextContent('/list?year=2026');
  expect(index()).toBe(1);
});

it.each(['Control', 'Shift', 'Alt', 'Meta'])(
  'leaves a click with %s to the browser, that opens or keeps it elsewhere',
  async (key) => {
    const { router } = await open(<RouterLink to="/one">One</RouterLink>);
    await userEvent.keyboard(`{${key}>}`);
    expect(await isLeft(() => link('One').click())).toBe(true);
    await userEvent.keyboard(`{/${key}}`);
    expect(router.state.page.location.pathname).toBe('/list');
  },
);

it('leaves a link that opens in another tab to the browser, and follows one that says it stays in this', async () => {
  await open(
    <>
      <RouterLink to="/one" target="_blank">
        Tab
      </RouterLink>
      <RouterLink to="/two" target="_self">
        Same
      </RouterLink>
    </>,
  );
  expect(await isLeft(() => link('Tab').click())).toBe(true);
  expect(await isLeft(() => link('Same').click())).toBe(false);
  await expect.element(shown).toHaveTextContent('/two');
});

it('goes nowhere where who put it there has taken the click', async () => {
  const taken = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { router } = await open(
    <RouterLink to="/one" onClick={taken}>
      One
    </RouterLink>,
  );
  await link('One').click();
  expect(taken).toHaveBeenCalledTimes(1);
  expect(router.state.page.location.pathname).toBe('/list');
});

it('back to the page that one came from goes back to it as it was, and from elsewhere to how it begins', async () => {
  const { router, index } = await open(
    <RouterLink to="/list" data-returns="">
      Back
    </RouterLink>,
  );
  await router.navigate('/one');
  await expect.element(shown).toHaveTextContent('/one');
  await link('Back').click();
  await expect.element(shown).toHaveTextContent('/list?year=2025');
  expect(index()).toBe(0);
  await router.navigate('/two');
  await router.navigate('/one');
  await expect.element(shown).toHaveTextContent('/one');
  await link('Back').click();
  await expect.poll(() => shown.element().textContent).toBe('/list');
  expect(index()).toBe(3);
});
