import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../api/mount.testing.tsx';
import { onPage } from '../../api/onPage.testing.tsx';
import { zorgpasOf } from './zorgpas.testing.ts';
import { Component } from './ZorgpasPage.tsx';

const zorgpassen = [zorgpasOf(), zorgpasOf({ relatieNummer: '700410138', naam: 'Bram de Vries' })];
const family = [
  zorgpasOf(),
  zorgpasOf({ relatieNummer: '700410138', naam: 'Bram de Vries', voorletters: 'B.' }),
  zorgpasOf({ relatieNummer: '700410139', naam: 'Lotte de Vries', voorletters: 'L.' }),
];

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ data: { zorgpassen: [{ bsn: '999990081' }] } }),
  );
});
afterEach(() => void vi.restoreAllMocks());

const bsn = page.getByText('999 990 081');
const link = (name: string) => page.getByRole('link', { name });

async function open() {
  mount(onPage(Component, { data: { zorgpassen, hasLeft: false }, address: '/zorgpas' }));
  await page.getByRole('button', { name: 'Toon Burgerservicenummer' }).click();
  await expect.element(bsn).toBeVisible();
}

it('keeps a BSN shown when the pass is turned over, and focuses the link back', async () => {
  await open();
  await link('Achterkant (EHIC)').click();
  await expect.element(link('Voorkant')).toHaveFocus();
  await expect.element(page.getByText('6 Persoonlijk nummer')).toBeVisible();
  await expect.element(bsn).toBeVisible();
  await link('Voorkant').click();
  await expect.element(link('Achterkant (EHIC)')).toBeVisible();
  await expect.element(bsn).toBeVisible();
});

it('hides the BSN when another pass is chosen', async () => {
  await open();
  await link('Bram de Vries').click();
  await expect.element(link('Sanne de Vries')).toBeVisible();
  await expect.element(bsn).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('button', { name: 'Toon Burgerservicenummer' }))
    .toBeVisible();
});

it.each([
  ['Bram de Vries', 'B. de Vries'],
  ['Lotte de Vries', 'L. de Vries'],
])('moves to the chosen pass of %s, and stays at the top of the page', async (name, onCard) => {
  mount(<div style={{ height: '30vh' }} />);
  mount(onPage(Component, { data: { zorgpassen: family, hasLeft: false }, address: '/zorgpas' }));
  const row = link(name);
  await expect.element(row).toBeVisible();
  row.element().focus();
  // The router scrolls up for another query.
  scrollTo(0, 0);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('region', { name })).toHaveFocus();
  await expect.element(page.getByText(onCard)).toBeInViewport();
  expect(scrollY).toBe(0);
});

it('shows the BSN at the desk in one tap, and hides it again', async () => {
  mount(onPage(Component, { data: { zorgpassen, hasLeft: false }, address: '/zorgpas' }));
  await page.getByRole('button', { name: 'Toon aan de balie' }).click();
  const desk = page.getByRole('dialog', { name: 'Voor de balie' });
  await desk.getByRole('button', { name: 'Toon BSN' }).click();
  await expect.element(desk.getByText('999 990 081').first()).toBeVisible();
  await desk.getByRole('button', { name: 'Verberg' }).click();
  await expect.element(desk.getByText('999 990 081')).not.toBeInTheDocument();
});

it('shows the current side at the desk, where a tap turns it too', async () => {
  mount(onPage(Component, { data: { zorgpassen, hasLeft: false }, address: '/zorgpas' }));
  const desk = page.getByRole('dialog', { name: 'Voor de balie' });
  await page.getByRole('button', { name: 'Toon aan de balie' }).click();
  await expect.element(desk.getByText('UZOVI')).toBeVisible();
  await desk.getByRole('button', { name: 'Sluiten' }).click();
  await link('Achterkant (EHIC)').click();
  await page.getByRole('button', { name: 'Toon aan de balie' }).click();
  await expect.element(desk.getByText('Europese ziekteverzekeringskaart')).toBeVisible();
  await expect.element(desk.getByText('8 Nummer van de kaart')).toBeVisible();
  await expect.element(desk.getByText('UZOVI')).not.toBeInTheDocument();
  await desk.getByRole('link', { name: 'Voorkant' }).click();
  await expect.element(desk.getByText('UZOVI')).toBeVisible();
});
