import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
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
  wijzigingen: none,
  inzagen: none,
  verzekeringen: none,
  voorbeelden: none,
  sessies: none,
};

it('saves a part in its place, says so there with what is known now, and asks for nothing meanwhile', async () => {
  const relatie = relatieOf({ email: 'ander@voorbeeld.example', state: 's2' });
  const verdict = { conflict: false, isValid: true, fieldMessages: [], generalMessages: [] };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ data: { wijzigRelatie: { ...verdict, relatie } } }),
  );
  const loader = vi.fn(() => data);
  mount(onPage(Component, { data, loader, shouldRevalidate, address: '/mijn-gegevens' }));
  const contact = page.getByRole('region', { name: 'Contact' });
  await contact.getByRole('link', { name: 'Wijzig Contact' }).click();
  const email = contact.getByRole('textbox', { name: 'E-mailadres' });
  await expect.element(email).toHaveFocus();
  await email.fill('ander@voorbeeld.example');
  await contact.getByRole('button', { name: 'Bewaar' }).click();
  await expect.element(contact.getByText('Bewaard. Dit geldt meteen.')).toBeVisible();
  await expect.element(contact.getByText('ander@voorbeeld.example')).toBeVisible();
  await expect.element(email).not.toBeInTheDocument();
  await expect.element(contact.getByRole('link', { name: 'Wijzig Contact' })).toBeVisible();
  expect(page.getByText('Bewaard. Dit geldt meteen.').elements()).toHaveLength(1);
  expect(loader).not.toHaveBeenCalled();
});
