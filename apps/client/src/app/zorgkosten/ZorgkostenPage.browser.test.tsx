import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../api/mount.testing.tsx';
import { onPage } from '../../api/onPage.testing.tsx';
import { dataOf } from '../../features/zorgkosten/zorgkosten.testing.ts';
import { Component } from './ZorgkostenPage.tsx';

const said = page.getByRole('status').first();
const heard = () => said.element().textContent.replaceAll('\u00A0', ' ');
const choose = (name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).click();

it('what care cost is read out once another person or year is chosen, and of the first one too', async () => {
  const data = dataOf();
  mount(onPage(Component, { data, loader: () => data, address: '/zorgkosten' }));
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(heard()).toBe('');
  await choose('Bram');
  await expect.poll(heard).toMatch(/^In 2026 kostte de zorg van Bram € 110,00\. /);
  await choose('2025');
  await expect.poll(heard).toMatch(/^In 2025 kostte de zorg van Bram € 110,00\. /);
  await choose('Sanne');
  await choose('2026');
  await expect.poll(heard).toMatch(/^In 2026 kostte je zorg € 110,00\. /);
});

it('what changes by own risk is read out too', async () => {
  const data = dataOf();
  mount(onPage(Component, { data, loader: () => data, address: '/zorgkosten' }));
  await choose('Met eigen risico');
  await expect.poll(heard).toMatch(/Daarvan was € 27,50 voor eigen rekening/);
  await choose('Zonder eigen risico');
  await expect.poll(heard).toMatch(/los van € 20,00 eigen risico\.$/);
});

it('that somebody had no care is read out as well', async () => {
  const data = dataOf();
  const none = dataOf({ lines: [] });
  mount(onPage(Component, { data, loader: () => none, address: '/zorgkosten' }));
  await choose('Bram');
  await expect.element(said).toHaveTextContent('Van Bram zijn er in 2026 geen zorgkosten.');
});
