import { expect, it } from 'vitest';
import { onPage } from '../../../api/onPage.testing.tsx';
import { show, words } from '../../../api/show.testing.tsx';
import { forecast } from '../behind.testing.ts';
import type { VooruitData } from './getVooruit.ts';
import { Component } from './VooruitPage.tsx';

const person = (relatienummer: string, opgemaakteNaam: string, geboorteDatum: string) => ({
  relatienummer,
  opgemaakteNaam,
  geboorteDatum,
  verzekerdSinds: '2019-01-01',
});

function page(otherwise: Partial<VooruitData> = {}, search = '') {
  const data: VooruitData = {
    self: 'R1',
    people: [
      person('R1', 'Sanne de Vries', '1985-06-22'),
      person('R2', 'Bram de Vries', '2013-04-21'),
    ],
    hasVoluntary: false,
    forecast: null,
    withVergoedingen: true,
    ...otherwise,
  };
  return onPage(Component, { data, address: `/zorgkosten/vooruit${search}` });
}

it('links back to the same person’s care costs with own risk, and to each other person', () => {
  const html = show(page({}, '?persoon=R2'));
  expect(html).toContain('href="/zorgkosten/?include-eigen-risico=true&amp;persoon=R2"');
  expect(html).toContain('href="/zorgkosten/vooruit?persoon=R1"');
  expect(words(page())).toMatch(/^Zorgkosten Vooruitkijken Sanne Bram /);
});

it.each([
  ['is shown while there is some left', {}, true],
  ['is not repeated once it is used up', { opSinds: '2026-07-01' }, false],
  ['is left out where all is still possible', { minimum: 10_000, maximum: 48_500 }, false],
  ['is shown where it may be all, and some is certain', { maximum: 48_500, minimum: 10_001 }, true],
])('own risk by the end of the year %s', (_what, otherwise, isShown) => {
  const one = { ...forecast, gebruikt: 10_000, totaal: 48_500, ...otherwise };
  expect(words(page({ forecast: one })).includes('aan het eind van')).toBe(isShown);
});

it.each([
  ['it is used up', { opSinds: '2026-07-01' }, 'is helemaal gebruikt'],
  ['all is still possible', { minimum: 10_000, maximum: 48_500 }, 'nu niet te zeggen'],
  ['none applies', { totaal: 0, gebruikt: 0, minimum: 0, maximum: 0 }, 'geldt geen eigen risico'],
])('says so in a sentence where %s', (_when, otherwise, said) => {
  const one = { ...forecast, gebruikt: 10_000, totaal: 48_500, ...otherwise };
  expect(words(page({ forecast: one }))).toContain(said);
});

it('says that the insurer has no forecast', () => {
  expect(words(page())).toContain('Een verwachting kunnen we hier niet laten zien.');
});

it('leads to the same person’s cover, where the insurer tells of it', () => {
  expect(show(page({}, '?persoon=R2'))).toContain('href="/vergoedingen?persoon=R2"');
  expect(show(page({ withVergoedingen: false }))).not.toContain('/vergoedingen');
});

it('describes the actual effect of a chosen voluntary own risk, and the hypothetical one otherwise', () => {
  const vrijwillig = { keuze: 10_000, jaren: [{ jaar: 2025, kosten: 0, korting: 5_000 }] };
  const one = { ...forecast, vrijwillig };
  expect(words(page({ forecast: one, hasVoluntary: true }))).toContain('wat doet het?');
  expect(words(page({ forecast: one }))).toContain('wat had het gedaan?');
});

it('is available in English', () => {
  const text = words(page(), 'en');
  expect(text).toMatch(/^Care costs Looking ahead /);
});
