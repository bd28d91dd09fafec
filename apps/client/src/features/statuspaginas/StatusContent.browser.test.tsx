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

test('reloads a page of another release', async () => {
  mount(<StatusContent status={426} />);
  await expect.element(page.getByText('Deze pagina is verouderd')).toBeVisible();
  await expect.poll(() => heard.mock.calls.length).toBe(1);
});

test('reloads a page that failed while rendering, as on a value of a newer release', async () => {
  mount(<StatusContent status={500} crashed />);
  await expect.poll(() => heard.mock.calls.length).toBe(1);
});

/** Shows a status, and then another one, when the effects of the first have run. */
async function showBefore(status: number, heading: string): Promise<void> {
  mount(<StatusContent status={status} />);
  await expect.element(page.getByText(heading)).toBeVisible();
  mount(<StatusContent status={403} />);
  await expect.element(page.getByText('Geen toestemming')).toBeVisible();
}

test('does not reload for another error', async () => {
  await showBefore(404, 'Pagina niet gevonden');
  expect(heard).not.toHaveBeenCalled();
});

test('asks to update the app of another release, which a reload does not', async () => {
  vi.stubGlobal('Capacitor', { getPlatform: () => 'android' });
  await showBefore(426, 'Werk de app bij');
  expect(heard).not.toHaveBeenCalled();
});
