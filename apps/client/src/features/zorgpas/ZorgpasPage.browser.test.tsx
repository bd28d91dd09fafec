import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../api/mount.testing.tsx';
import { onPage } from '../../api/onPage.testing.tsx';
import { zorgpasOf } from './zorgpas.testing.ts';
import { Component } from './ZorgpasPage.tsx';

const zorgpassen = [zorgpasOf(), zorgpasOf({ relatieNummer: '700410138', naam: 'Bram de Vries' })];

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
