import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../api/mount.testing.tsx';
import { Prompts } from './Prompts.tsx';

afterEach(() => vi.unstubAllGlobals());

const refused = () => dispatchEvent(new Event('outdated'));

/** A page with something filled in, on which a call was refused as one of another release. */
async function openOutdated(): Promise<void> {
  mount(
    <main>
      <input aria-label="Bedrag" defaultValue="12,50" />
      <Prompts />
    </main>,
  );
  await expect.element(page.getByLabelText('Bedrag')).toBeVisible();
  await expect.poll(() => refused() && page.getByRole('alert').elements().length).toBe(1);
}

test('a page of another release offers to refresh, and keeps what was filled in', async () => {
  await openOutdated();
  await expect.element(page.getByRole('heading')).toHaveTextContent('Vernieuw deze pagina');
  await expect.element(page.getByRole('button', { name: 'Vernieuw nu' })).toBeVisible();
  await page.getByRole('button', { name: 'Niet nu' }).click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Bedrag')).toHaveValue('12,50');
});

test('the app of another release says that it has to be updated', async () => {
  vi.stubGlobal('Capacitor', { isNativePlatform: () => true });
  await openOutdated();
  await expect
    .element(page.getByRole('heading'))
    .toHaveTextContent('Installeer de nieuwste versie');
  await expect.element(page.getByRole('button', { name: 'Vernieuw nu' })).not.toBeInTheDocument();
});
