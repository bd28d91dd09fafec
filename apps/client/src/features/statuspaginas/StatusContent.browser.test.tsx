import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../api/mount.testing.tsx';
import { StatusContent } from './StatusContent.tsx';

afterEach(() => vi.unstubAllGlobals());

const heard = vi.fn<() => void>();
beforeEach(() => {
  heard.mockClear();
  addEventListener('vite:preloadError', heard);
  return () => removeEventListener('vite:preloadError', heard);
});

test('a page of another release asks to be loaded again', async () => {
  mount(<StatusContent status={426} />);
  await expect.element(page.getByText('Deze pagina is verouderd')).toBeVisible();
  await expect.poll(() => heard.mock.calls.length).toBe(1);
});

/** Shows a status, and later another one: by then what the first one does is done. */
async function showBefore(status: number, heading: string): Promise<void> {
  mount(<StatusContent status={status} />);
  await expect.element(page.getByText(heading)).toBeVisible();
  mount(<StatusContent status={403} />);
  await expect.element(page.getByText('Geen toestemming')).toBeVisible();
}

test('a page where something else is wrong does not', async () => {
  await showBefore(404, 'Pagina niet gevonden');
  expect(heard).not.toHaveBeenCalled();
});

test('the app of another release says that it has to be updated: loading again makes it no newer', async () => {
  vi.stubGlobal('Capacitor', { isNativePlatform: () => true });
  await showBefore(426, 'Werk de app bij');
  expect(heard).not.toHaveBeenCalled();
});
