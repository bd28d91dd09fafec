import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../api/mount.testing.tsx';
import { onPage } from '../../api/onPage.testing.tsx';
import { toBudget } from './zorggebruik.testing.ts';
import { Component } from './ZorggebruikPage.tsx';

const verzekerdSinds = '2019-01-01';
const data = {
  budgets: [toBudget()],
  self: 'R1',
  people: [
    { relatienummer: 'R1', opgemaakteNaam: 'Jan Bakker', verzekerdSinds },
    { relatienummer: 'R2', opgemaakteNaam: 'Els Bakker', verzekerdSinds },
  ],
};

const said = page.getByRole('status');
const heard = () => said.element().textContent.replaceAll('\u00A0', ' ');

it('announces the rest after another person or year is chosen, and not before', async () => {
  mount(onPage(Component, { data, loader: () => data, address: '/zorggebruik' }));
  await expect.element(page.getByRole('link', { name: 'Els' })).toBeVisible();
  expect(heard()).toBe('');
  await page.getByRole('link', { name: 'Els' }).click();
  await expect.poll(heard).toMatch(/^Nog 3 behandelingen .* Budgetten van Els in 2026\.$/);
  await page.getByRole('link', { name: '2025' }).click();
  await expect.poll(heard).toMatch(/ Budgetten van Els in 2025\.$/);
});

it('announces that a person has no budget too', async () => {
  const none = { ...data, budgets: [] };
  mount(onPage(Component, { data, loader: () => none, address: '/zorggebruik' }));
  await page.getByRole('link', { name: 'Els' }).click();
  await expect
    .element(said)
    .toHaveTextContent('Els heeft in 2026 geen vergoeding met een maximum.');
});
