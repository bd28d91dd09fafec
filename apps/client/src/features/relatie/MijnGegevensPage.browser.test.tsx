import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { hear } from '../../api/hear.testing.ts';
import { mount } from '../../api/mount.testing.tsx';
import { onPage } from '../../api/onPage.testing.tsx';
import { Component, shouldRevalidate } from './MijnGegevensPage.tsx';
import { relatieOf } from './relatie.testing.ts';

afterEach(() => void vi.restoreAllMocks());

const none = { succeeded: true, value: [] };
const data = {
  relatie: {
    ...relatieOf(),
    ongelezenBerichten: 0,
    uitkeringIban: null,
    geenRekening: false,
    melding: null,
  },
  verzekeringen: none,
  voorbeelden: none,
};

const verdict = { conflict: false, isValid: true, fieldMessages: [], generalMessages: [] };

/** Mocks the insurer: a change gets this answer once `told` resolves. */
function answers(change: object, told: Promise<unknown> = Promise.resolve()): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_path, options) => {
    const { query } = await new Response(options?.body).json();
    if (query.includes('wijzigRelatie')) await told;
    const judged = { valideerRelatie: { isValid: true, fieldMessages: [] } };
    return Response.json({
      data: query.includes('wijzigRelatie') ? { wijzigRelatie: { ...verdict, ...change } } : judged,
    });
  });
}

const contact = page.getByRole('region', { name: 'Contact' });
const email = contact.getByRole('textbox', { name: 'E-mailadres' });
const change = contact.getByRole('link', { name: 'Wijzig Contact' });

/** Opens the page with the form of the contact details. */
async function open() {
  const loader = vi.fn(() => data);
  mount(onPage(Component, { data, loader, shouldRevalidate, address: '/mijn-gegevens' }));
  await change.click();
  await expect.element(email).toHaveFocus();
  return loader;
}

it('shows a saved section in place with the new values, without a reload', async () => {
  answers({ relatie: relatieOf({ email: 'ander@voorbeeld.example', state: 's2' }) });
  const loader = await open();
  await email.fill('ander@voorbeeld.example');
  const heard = hear();
  await contact.getByRole('button', { name: 'Bewaar' }).click();
  await expect.element(contact.getByText('Bewaard. Dit geldt meteen.')).toBeVisible();
  expect(heard()).toContain('Bewaard. Dit geldt meteen.');
  // The section takes the focus and is announced by its name.
  const part = page.getByRole('region', { name: 'Contact', exact: true }).element();
  expect(part).toBe(document.getElementById('contact'));
  await expect.element(contact.getByText('ander@voorbeeld.example')).toBeVisible();
  await expect.element(email).not.toBeInTheDocument();
  await expect.element(change).toBeVisible();
  expect(page.getByText('Bewaard. Dit geldt meteen.').elements()).toHaveLength(1);
  expect(loader).not.toHaveBeenCalled();
});

it('shows the values of a conflicting change after the own edit is dropped', async () => {
  const relatie = relatieOf({ email: 'eerder@voorbeeld.example', state: 's2' });
  answers({ conflict: true, isValid: false, relatie });
  await open();
  await email.fill('ander@voorbeeld.example');
  await contact.getByRole('button', { name: 'Bewaar' }).click();
  await contact.getByRole('link', { name: 'Laat staan wat er nu is' }).click();
  await expect.element(email).not.toBeInTheDocument();
  await expect.element(contact.getByText('eerder@voorbeeld.example')).toBeVisible();
  await expect.element(contact.getByText(/Bewaard/)).not.toBeInTheDocument();
  await change.click();
  await expect.element(email).toHaveValue('eerder@voorbeeld.example');
});

it('does not move somebody who left a section while it was being saved, and shows the new values', async () => {
  const told = Promise.withResolvers<void>();
  answers({ relatie: relatieOf({ email: 'ander@voorbeeld.example', state: 's2' }) }, told.promise);
  await open();
  await email.fill('ander@voorbeeld.example');
  await contact.getByRole('button', { name: 'Bewaar' }).click();
  await contact.getByRole('link', { name: 'Annuleer' }).click();
  await expect.element(email).not.toBeInTheDocument();
  told.resolve();
  await expect.element(contact.getByText('ander@voorbeeld.example')).toBeVisible();
  expect(page.getByText(/^Bewaard/).elements()).toHaveLength(0);
});
