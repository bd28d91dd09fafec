import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../api/mount.testing.tsx';
import { onPage } from '../../../api/onPage.testing.tsx';
import { vergoedingenAnswer } from './vergoedingen.testing.ts';
import { Component } from './VergoedingenPage.tsx';

const data = { ...vergoedingenAnswer, self: 'R1', people: [], planned: null, zoek: '' };

test('finds care while one types, announces how much, and unfolds it', async () => {
  mount(onPage(Component, { data, address: '/vergoedingen' }));
  const box = page.getByRole('searchbox');
  const dentist = page.getByText('75% van de rekening');
  await expect.element(page.getByText('Niet vergoed')).toBeVisible();
  await expect.element(dentist).not.toBeVisible();
  await userEvent.type(box, 'gebti');
  await expect.element(page.getByText('1 gevonden')).toBeVisible();
  await expect.element(dentist).toBeVisible();
  await userEvent.clear(box);
  await expect.element(dentist).not.toBeVisible();
});

test('chooses the care of a result in the calculator', async () => {
  mount(onPage(Component, { data, address: '/vergoedingen' }));
  await userEvent.type(page.getByRole('searchbox'), 'gebit');
  const care = page.getByRole('combobox');
  await expect.element(care).toHaveValue('Huisarts');
  await userEvent.click(page.getByRole('link', { name: 'Reken uit wat je zelf betaalt' }));
  await expect.element(care).toHaveValue('Tandarts');
});
