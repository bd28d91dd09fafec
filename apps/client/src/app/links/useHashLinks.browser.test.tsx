import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../api/mount.testing.tsx';
import { Link as RouterLink } from 'react-router';
import { useHashLinks } from './useHashLinks.ts';

function Screen() {
  useHashLinks();
  return (
    <>
      <RouterLink to="#contact">Naar contact</RouterLink>
      <RouterLink to="?jaar=2025">Naar een ander jaar</RouterLink>
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
