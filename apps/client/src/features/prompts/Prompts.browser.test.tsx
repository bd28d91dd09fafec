import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../api/mount.testing.tsx';
import { Prompts } from './Prompts.tsx';

afterEach(() => vi.unstubAllGlobals());

const refused = () => dispatchEvent(new Event('outdated'));

/** Opens a page with input, on which a call was refused because of another release. */
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

test('offers to refresh a page of another release, and keeps its input', async () => {
  await openOutdated();
  await expect.element(page.getByRole('heading')).toHaveTextContent('Vernieuw deze pagina');
  await expect.element(page.getByRole('button', { name: 'Vernieuw nu' })).toBeVisible();
  await page.getByRole('button', { name: 'Niet nu' }).click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Bedrag')).toHaveValue('12,50');
});

test('names a used-up quota over a form, each time until it is read', async () => {
  mount(
    <main>
      <input aria-label="Bedrag" defaultValue="12,50" />
      <Prompts />
    </main>,
  );
  const field = page.getByLabelText('Bedrag');
  const alert = page.getByRole('alert');
  await expect.element(field).toBeVisible();
  const detail = { status: 429, redenen: ['wijzigingen'], retrySeconds: 40 };
  const refuse = () => dispatchEvent(new CustomEvent('quota', { detail }));
  for (let time = 0; time < 2; time += 1) {
    await expect.poll(() => refuse() && alert.elements().length).toBe(1);
    await expect.element(alert).toMatchTextContent(/Over 40 seconden kan het weer\.$/);
    await page.getByRole('button', { name: 'Begrepen' }).click();
    await expect.element(alert).not.toBeInTheDocument();
    await expect.element(field).toHaveValue('12,50');
  }
});

test('asks to update the app of another release', async () => {
  vi.stubGlobal('Capacitor', { getPlatform: () => 'android' });
  await openOutdated();
  await expect
    .element(page.getByRole('heading'))
    .toHaveTextContent('Installeer de nieuwste versie');
  await expect.element(page.getByRole('button', { name: 'Vernieuw nu' })).not.toBeInTheDocument();
});
