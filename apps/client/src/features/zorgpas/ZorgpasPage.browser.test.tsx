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

it('a BSN that is shown stays as the pass is turned over, whose way back has the focus', async () => {
  await open();
  await link('Achterkant (EHIC)').click();
  await expect.element(link('Voorkant')).toHaveFocus();
  await expect.element(page.getByText('6 Persoonlijk nummer')).toBeVisible();
  await expect.element(bsn).toBeVisible();
  await link('Voorkant').click();
  await expect.element(link('Achterkant (EHIC)')).toBeVisible();
  await expect.element(bsn).toBeVisible();
});

it('a BSN that is shown goes with its pass: that of another is behind dots', async () => {
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
])(
  'who chooses the pass of %s goes to it, and does not leave the top of the page',
  async (name, onCard) => {
    mount(<div style={{ height: '30vh' }} />);
    mount(onPage(Component, { data: { zorgpassen: family, hasLeft: false }, address: '/zorgpas' }));
    const row = link(name);
    await expect.element(row).toBeVisible();
    row.element().focus();
    // As the router does with another query.
    scrollTo(0, 0);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('group', { name })).toHaveFocus();
    await expect.element(page.getByText(onCard)).toBeInViewport();
    expect(scrollY).toBe(0);
  },
);

it('shows at the desk what stands on the side of the pass that is shown', async () => {
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
});
