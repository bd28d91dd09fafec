import { describe, expect, it } from 'vitest';
import { onPage } from '../../../api/onPage.testing.tsx';
import { show, words } from '../../../api/show.testing.tsx';
import { forecast, planned } from '../behind.testing.ts';
import type { VooruitData } from './getVooruit.ts';
import { Component } from './VooruitPage.tsx';
import { Plan } from './Plan.tsx';
import { toEuros } from './planForm.ts';

describe('the calculator', () => {
  it('asks for care and amount', () => {
    const text = words(<Plan person="R1" name="Sanne" posted={null} />);
    expect(text).toMatch(/Welke zorg\?.*Hoeveel kost het\?.*Reken uit/);
    expect(
      words(<Plan person="R1" name="Sanne" posted={{ succeeded: true, value: planned }} />, 'en'),
    ).toContain('You pay €135.00 yourself.');
  });

  it('says that the calculation failed, also for a form posted before script', () => {
    const failed = { succeeded: false, status: 500, redenen: [] } as const;
    expect(words(<Plan person="R1" name="Sanne" posted={failed} />)).toMatch(
      /Reken uit We konden het niet uitrekenen\. Probeer het opnieuw\.$/,
    );
    expect(words(<Plan person="R1" name="Sanne" posted={null} />)).not.toContain('niet uitrekenen');
  });

  it.each([
    ['150', '150.00'],
    ['89,50', '89.50'],
    ['0', undefined],
    ['', undefined],
    ['-1', undefined],
    ['tien', undefined],
  ])('takes %j for %s', (typed, euros) => {
    expect(toEuros(typed, 'nl')).toBe(euros);
  });
});

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
    planned: null,
    isHidden: false,
    ...otherwise,
  };
  return onPage(Component, { data, address: `/zorgkosten/vooruit${search}` });
}

it('links back to the same person’s care costs with own risk, and to each other person', () => {
  const html = show(page({}, '?persoon=R2'));
  expect(html).toContain('href="/zorgkosten/?include-eigen-risico=true&amp;persoon=R2"');
  expect(html).toContain('href="/zorgkosten/vooruit?persoon=R1"');
  expect(words(page())).toMatch(/^Zorgkosten Vooruitkijken Sanne Bram Wat betaal ik zelf\?/);
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

it('says for somebody who hides their care that nothing can be calculated, instead of the form', () => {
  const hidden = words(page({ isHidden: true }, '?persoon=R2'));
  expect(hidden).toContain('Dit kunnen we voor Bram niet uitrekenen');
  expect(hidden).not.toMatch(/Welke zorg|Reken uit/);
  expect(words(page({}, '?persoon=R2'))).toContain('Welke zorg?');
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
