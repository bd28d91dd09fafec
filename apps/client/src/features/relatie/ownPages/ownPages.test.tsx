import { describe, expect, it } from 'vitest';
import { loadPage } from '../../../api/loadPage.testing.ts';
import { show, wordsIn } from '../../../api/show.testing.tsx';
import * as apparaten from './ApparatenPage.tsx';
import * as bewaard from './BewaardPage.tsx';
import * as inzage from './InzagePage.tsx';
import * as wijzigingen from './WijzigingenPage.tsx';

const sessies = [
  {
    browser: 'Firefox',
    system: 'Windows',
    since: '2026-11-21T08:05:00Z',
    lastInput: '2026-11-21T11:40:00Z',
    isThis: true,
  },
];
const look = {
  dag: '2026-11-20',
  wie: 'medewerker',
  naam: null,
  reden: 'Vraag',
  operatie: 'getRelatie',
};
const change = {
  tijdstip: '2026-11-20T12:00:00Z',
  veld: 'telefoonNummer',
  van: null,
  naar: '+31612345678',
  doorMedewerker: false,
};

const pagesOf = [
  ['Apparaten', apparaten, 'sessies', sessies, 'Firefox op Windows (dit apparaat)'],
  [
    'Wie keek mee',
    inzage,
    'inzagenBladzijde',
    { bladzijden: 1, inzagen: [look] },
    'Een medewerker van ons 20 november 2026',
  ],
  [
    'Wat we bewaren',
    bewaard,
    'bewaartermijnen',
    [{ soort: 'declaraties', aantal: 7, eenheid: 'jaren', minstens: true }],
    'Declaraties en zorgkosten Minstens 7 jaar na het besluit',
  ],
  ['Wijzigingen', wijzigingen, 'wijzigingen', [change], 'Telefoonnummer 20 november 2026'],
] as const;

describe.each(pagesOf)('%s', (title, { Component, loader }, field, value, words) => {
  const page = async (
    data: object,
    errors: readonly { message: string; path: string[]; extensions: { status: number } }[] = [],
    language: 'nl' | 'en' = 'nl',
  ) => {
    const loaded = await loadPage(loader, { data, errors }, language);
    return show(<Component />, language, loaded);
  };

  it('has its own title and a back link', async () => {
    const html = await page({ [field]: value });
    expect(wordsIn(html)).toMatch(new RegExp(`^Mijn gegevens ${title} `));
    expect(wordsIn(html)).toContain(words);
    expect(html).toContain('href="/mijn-gegevens"');
  });

  it('says that it failed, or that the insurer does not offer it', async () => {
    const failed = (status: number) => [{ message: 'x', path: [field], extensions: { status } }];
    expect(wordsIn(await page({ [field]: null }, failed(503)))).toContain('Probeer opnieuw');
    const missing = wordsIn(await page({ [field]: null }, failed(404)));
    expect(missing).toContain('Dit kunnen we nu niet laten zien.');
    expect(missing).not.toContain('Probeer opnieuw');
  });

  it('is available in English', async () => {
    expect(wordsIn(await page({ [field]: value }, [], 'en'))).toMatch(/^My details /);
  });
});
