import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../api/mount.testing.tsx';
import { createBrowserRouter, Link as RouterLink } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createRoot } from 'react-dom/client';
import { useHashLinks } from './useHashLinks.ts';

function Screen() {
  useHashLinks();
  return (
    <>
      <RouterLink to="#contact">Naar contact</RouterLink>
      <RouterLink to="?jaar=2025">Naar een ander jaar</RouterLink>
      <a href="#adres">Naar adres</a>
    </>
  );
}

test('dispatches hashchange for each link to a hash, and for no other', async () => {
  const listener = vi.fn<() => void>();
  addEventListener('hashchange', listener);
  onTestFinished(() => removeEventListener('hashchange', listener));
  mount(<Screen />);
  await page.getByRole('link', { name: 'Naar contact' }).click();
  await expect.poll(() => listener.mock.calls.length).toBe(1);
  await page.getByRole('link', { name: 'Naar een ander jaar' }).click();
  await page.getByRole('link', { name: 'Naar contact' }).click();
  await expect.poll(() => listener.mock.calls.length).toBe(2);
});

test('leaves a plain anchor, and going back, to the browser’s one event', async () => {
  const before = location.href;
  const heard = vi.fn<() => void>();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  // The browser's own history, which the other tests have no use for.
  const router = createBrowserRouter([{ path: '*', element: <Screen /> }]);
  addEventListener('hashchange', heard);
  onTestFinished(() => {
    removeEventListener('hashchange', heard);
    root.unmount();
    router.dispose();
    document.body.replaceChildren();
    history.replaceState(null, '', before);
  });
  root.render(<RouterProvider router={router} />);
  for (const [name, hash] of [
    ['Naar contact', '#contact'],
    ['Naar adres', '#adres'],
  ] as const) {
    await page.getByRole('link', { name }).click();
    await expect.poll(() => location.hash).toBe(hash);
  }
  await expect.poll(() => router.state.location.hash).toBe('#adres');
  await expect.poll(() => heard.mock.calls.length).toBe(2);
  history.back();
  await expect.poll(() => router.state.location.hash).toBe('#contact');
  await expect.poll(() => heard.mock.calls.length).toBe(3);
});
