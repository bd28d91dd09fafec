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

test('follows the found care in the calculator, and keeps the amount', async () => {
  mount(onPage(Component, { data, address: '/vergoedingen' }));
  const care = page.getByRole('combobox');
  const amount = page.getByLabelText('Hoeveel kost het?');
  await expect.element(care).toHaveValue('Huisarts');
  await userEvent.type(amount, '150');
  await userEvent.type(page.getByRole('searchbox'), 'gebit');
  await expect.element(care).toHaveValue('Tandarts');
  await expect.element(amount).toHaveValue('150');
  await userEvent.selectOptions(care, 'Ziekenhuis');
  await expect.element(care).toHaveValue('Ziekenhuis');
  await userEvent.fill(page.getByRole('searchbox'), 'pillen');
  await expect.element(care).toHaveValue('Medicijnen');
  await userEvent.clear(page.getByRole('searchbox'));
  await userEvent.click(page.getByText('75% vergoed, tot', { exact: false }));
  await userEvent.click(page.getByRole('link', { name: 'Reken uit wat je zelf betaalt' }));
  await expect.element(care).toHaveValue('Tandarts');
});
