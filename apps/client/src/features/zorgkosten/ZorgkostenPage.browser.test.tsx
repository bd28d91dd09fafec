import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../api/mount.testing.tsx';
import { onPage } from '../../api/onPage.testing.tsx';
import { dataOf } from './zorgkosten.testing.ts';
import { Component } from './ZorgkostenPage.tsx';

const status = page.getByRole('status').first();
const announcement = () => status.element().textContent.replaceAll('\u00A0', ' ');
const choose = (name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).click();

it('announces the costs when another person or year is chosen, and when returning to the first', async () => {
  const data = dataOf();
  mount(onPage(Component, { data, loader: () => data, address: '/zorgkosten' }));
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(announcement()).toBe('');
  await choose('Bram');
  await expect.poll(announcement).toMatch(/^Zelf betaald: € 7,50, .* Zorg van Bram in 2026\.$/);
  await choose('2025');
  await expect.poll(announcement).toMatch(/ Zorg van Bram in 2025\.$/);
  await choose('Sanne');
  await choose('2026');
  await expect.poll(announcement).toMatch(/^Jij betaalde .* Jouw zorg in 2026\.$/);
});

it('announces the change of own risk and keeps the focus on its link', async () => {
  const data = dataOf();
  mount(onPage(Component, { data, loader: () => data, address: '/zorgkosten' }));
  const choice = page.getByRole('link', { name: /^(Met|Zonder) eigen risico$/ });
  await choice.click();
  await expect.poll(announcement).toMatch(/^Jij betaalde € 27,50\. /);
  await expect.element(choice).toHaveTextContent('Zonder eigen risico');
  await expect.element(choice).toHaveFocus();
  await choice.click();
  await expect.poll(announcement).toMatch(/los van € 20,00 eigen risico\./);
});

it('keeps months open or closed when a line is explained and closed', async () => {
  const [line] = dataOf().lines;
  if (!line) throw new Error('a line');
  const lines = Array.from({ length: 12 }, (_, i) => ({
    ...line,
    datumIngang: `2026-${String(12 - i).padStart(2, '0')}-03`,
    declaratieVolgnummer: i,
  }));
  const data = dataOf({ lines });
  mount(onPage(Component, { data, loader: () => data, address: '/zorgkosten' }));
  const month = page.getByText('November', { exact: true }).last();
  await month.click();
  const row = page.getByRole('link', { name: /^Tandarts 3 november/ });
  await row.click();
  await expect.element(row).toHaveAttribute('aria-expanded', 'true');
  await row.click();
  await expect.element(row).toHaveAttribute('aria-expanded', 'false');
  await expect.element(row).toBeVisible();
});

it('announces that somebody had no care', async () => {
  const data = dataOf();
  const none = dataOf({ lines: [] });
  mount(onPage(Component, { data, loader: () => none, address: '/zorgkosten' }));
  await choose('Bram');
  await expect.element(status).toHaveTextContent('Van Bram zijn er in 2026 geen zorgkosten.');
});
