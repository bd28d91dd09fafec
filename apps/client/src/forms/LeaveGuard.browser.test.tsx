import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hasUnsent } from '../api/sessieGone.ts';
import { AppRouter } from '../api/AppRouter.tsx';
import { createMemoryRouter, routeOf } from '../api/memoryRouter.testing.tsx';
import { Link as RouterLink } from 'react-router';
import { LeaveGuard } from './LeaveGuard.tsx';

const texts = { title: 'Weggaan?', text: 'Niet bewaard.', stay: 'Blijf hier', leave: 'Ga weg' };

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

/** Opens a form with input; `save` resolves to `saved` when its page is left. */
function open({ dirty = true, saved = false, keeps = true } = {}) {
  const save = vi.fn<() => Promise<boolean>>(() => Promise.resolve(saved));
  const element = (
    <>
      <h1>Formulier</h1>
      <RouterLink to="?stap=2">Volgende stap</RouterLink>
      <RouterLink to="/elders">Elders</RouterLink>
      <RouterLink to="/anders">Anders</RouterLink>
      <LeaveGuard dirty={dirty} save={save} keeps={() => keeps} texts={texts} />
    </>
  );
  const router = createMemoryRouter([
    routeOf(element, '/'),
    routeOf(<h1>Ergens anders</h1>, '/elders'),
    routeOf(<h1>Heel ergens anders</h1>, '/anders'),
  ]);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<AppRouter router={router} />);
  return { save, router };
}

/** Returns false when the browser would ask. */
const close = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const elsewhere = page.getByRole('heading', { name: 'Ergens anders', exact: true });
const question = page.getByRole('dialog', { name: 'Weggaan?' });
const go = () => page.getByRole('link', { name: 'Elders' }).click();

it('lets the person leave at once when nothing would be lost', async () => {
  const { save } = open({ dirty: false });
  await go();
  await expect.element(elsewhere).toBeVisible();
  expect(save).not.toHaveBeenCalled();
});

it('saves the input and goes on without asking', async () => {
  const { save } = open({ saved: true });
  await go();
  await expect.element(elsewhere).toBeVisible();
  expect(save).toHaveBeenCalledTimes(1);
});

it('asks when saving failed, and stays for "stay"', async () => {
  open();
  await go();
  await expect.element(question).toBeVisible();
  await page.getByRole('button', { name: 'Blijf hier' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Formulier' })).toBeVisible();
});

it('asks when saving failed, stays for Escape, and asks again the next time', async () => {
  open();
  await go();
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await go();
  await expect.element(question).toBeVisible();
});

it('asks when saving failed, and leaves for "leave"', async () => {
  open();
  await go();
  await page.getByRole('button', { name: 'Ga weg' }).click();
  await expect.element(elsewhere).toBeVisible();
});

it('follows the last navigation, even if an earlier one is released later', async () => {
  const { save, router } = open();
  const [first, second] = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()];
  save.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
  await go();
  await expect.poll(() => save.mock.calls).toHaveLength(1);
  await page.getByRole('link', { name: 'Anders', exact: true }).click();
  await expect.poll(() => save.mock.calls).toHaveLength(2);
  first.resolve(true);
  await first.promise;
  expect([...router.state.blockers.values()]).toMatchObject([{ state: 'blocked' }]);
  second.resolve(true);
  await expect.element(page.getByRole('heading', { name: 'Heel ergens anders' })).toBeVisible();
});

it('does not ask between the steps of the form', async () => {
  const { save, router } = open();
  await page.getByRole('link', { name: 'Volgende stap' }).click();
  await expect.poll(() => router.state.location.search).toBe('?stap=2');
  expect(save).not.toHaveBeenCalled();
});

it('asks for another address of the page that does not keep the input', async () => {
  const { router } = open({ keeps: false });
  await page.getByRole('link', { name: 'Volgende stap' }).click();
  await expect.element(question).toBeVisible();
  expect(router.state.location.search).toBe('');
});

it('counts as unsent input while it is mounted', async () => {
  open();
  await expect.poll(hasUnsent).toBe(true);
  root?.unmount();
  root = undefined;
  expect(hasUnsent()).toBe(false);
});

it('has the browser ask before the tab is closed, only while input would be lost', async () => {
  open();
  await expect.element(page.getByRole('heading', { name: 'Formulier' })).toBeVisible();
  await expect.poll(() => close()).toBe(false);
  root?.unmount();
  root = undefined;
  expect(close()).toBe(true);
});
