import { inventedLinks } from '@mijn/domain/inventedLinks';
import { describe, expect, it } from 'vitest';
import { loadPage } from '../../../api/loadPage.testing.ts';
import { show, wordsIn } from '../../../api/show.testing.tsx';
import { relatieOf } from '../relatie.testing.ts';
import type { Counts, ListedDocument } from './documentChoice.ts';
import { Component, loader } from './DocumentenPage.tsx';
import { sheetOf } from './documenten.testing.ts';

const digital = relatieOf({ aanleverwijzePolisblad: 'Digitaal' });

interface Shown {
  readonly documenten?: readonly ListedDocument[];
  readonly aantallen?: Counts;
  readonly relatie?: typeof digital;
  readonly search?: string;
  readonly language?: 'nl' | 'en';
}

async function page({
  documenten,
  aantallen,
  relatie = digital,
  search = '',
  language,
}: Shown = {}) {
  const data = {
    relatie,
    documenten: {
      documenten: documenten ?? [sheetOf(2027), sheetOf(2026)],
      aantallen: aantallen ?? [
        { jaar: 2027, soort: 'polisblad', aantal: 1 },
        { jaar: 2026, soort: 'polisblad', aantal: 1 },
      ],
    },
  };
  const loaded = await loadPage(loader, { data }, language, `/?${search}`);
  return show(<Component />, language, loaded);
}

async function failed(status: number, relatie = digital) {
  const errors = [{ message: 'x', path: ['documenten'], extensions: { status } }];
  return show(
    <Component />,
    'nl',
    await loadPage(loader, { data: { relatie, documenten: null }, errors }),
  );
}

describe('the page of documents', () => {
  it('lists them by year, each with its PDF', async () => {
    const html = await page();
    expect(wordsIn(html)).toMatch(/Documenten .*2027 .*Polisblad 2027 .*2026 .*Polisblad 2026/);
    expect(html).toContain('href="/api/v1/uitbreidingen/polisbladen/P700410137/2027?taal=nl"');
    expect(html).toContain('aria-label="Bewaar als pdf: Polisblad 2027, 12 november 2026"');
  });

  it('names no page beyond the last one', async () => {
    const html = await page({ documenten: [], search: 'jaar=2026&pagina=2' });
    expect(wordsIn(html)).not.toContain('Bladzijde');
    expect(html).toContain('href="/mijn-gegevens/documenten"');
  });

  it('keeps the capitals of an abbreviation in a title', async () => {
    const decision = { ...sheetOf(2026), soort: 'besluit' as const, zorgsoorten: ['Huisarts'] };
    const html = await page({ documenten: [decision], search: 'soort=besluit', language: 'en' });
    expect(wordsIn(html)).toContain('GP');
  });

  it.each<[string, Partial<ListedDocument>, string, string]>([
    [
      'a year overview of somebody else',
      { soort: 'jaaroverzicht', kenmerk: 'R2', datum: null, roepnaam: 'Daan' },
      'Jaaroverzicht 2025 Voor Daan',
      'jaaroverzicht/R2/2025',
    ],
    [
      'an arrangement',
      { soort: 'regeling', kenmerk: 'R2025-1', regeling: 'betalingsregeling' },
      'Betalingsregeling 12 november 2024',
      'regelingen/R2025-1/document',
    ],
    [
      'a letter',
      { soort: 'brief', kenmerk: 'b1', brief: 'waarschuwing' },
      'Waarschuwing premieachterstand',
      'brieven/b1',
    ],
    [
      'a decision',
      { soort: 'besluit', kenmerk: 'D1', zorgsoorten: ['Fysiotherapie', 'Huisarts'] },
      'Besluit: fysiotherapie en huisarts',
      'declaraties/D1/besluit',
    ],
    [
      'a decision about hidden care',
      { soort: 'besluit', kenmerk: 'D1', roepnaam: 'Bram' },
      'Besluit 12 november 2024, voor Bram',
      'declaraties/D1/besluit',
    ],
  ])('names %s', async (_what, document, words, path) => {
    const documenten = [sheetOf(2025, document)];
    const html = await page({ documenten, aantallen: [{ jaar: 2025, soort: 'brief', aantal: 1 }] });
    expect(wordsIn(html)).toContain(words);
    expect(html).toContain(`href="/api/v1/uitbreidingen/${path}?taal=nl"`);
  });

  it('folds the decisions of a year behind a link, and offers filters', async () => {
    const html = await page({
      aantallen: [
        { jaar: 2027, soort: 'polisblad', aantal: 1 },
        { jaar: 2026, soort: 'polisblad', aantal: 1 },
        { jaar: 2026, soort: 'besluit', aantal: 203 },
      ],
    });
    expect(wordsIn(html)).toContain('Besluiten op declaraties 203 besluiten');
    expect(html).toContain('href="/mijn-gegevens/documenten?jaar=2026&amp;soort=besluit"');
    expect(html).toContain('href="/mijn-gegevens/documenten?soort=polisblad"');
  });

  it('needs no filters for a few, and pages many', async () => {
    expect(await page()).not.toContain('soort=polisblad');
    const aantallen: Counts = [{ jaar: 2026, soort: 'besluit', aantal: 203 }];
    const search = 'soort=besluit&pagina=2';
    const html = await page({ aantallen, documenten: [sheetOf(2026)], search });
    expect(wordsIn(html)).toContain('Bladzijde 2 van 7');
    expect(html).toContain('href="/mijn-gegevens/documenten?soort=besluit"');
    expect(html).toContain('href="/mijn-gegevens/documenten?soort=besluit&amp;pagina=3"');
  });

  it.each([
    ['Papier', 'Papier', 'Je krijgt je post en je polisblad op papier. Je vindt ze ook hier.'],
    ['Digitaal', 'GeenKeuze', 'Je krijgt je polisblad op papier. Je vindt het ook hier.'],
    ['Papier', 'Digitaal', 'Je krijgt je brieven op papier. Je vindt ze ook hier.'],
  ] as const)('says to people with paper (%s, %s) that it is here too', async (...given) => {
    const [aanleverwijzeCorrespondentie, aanleverwijzePolisblad, text] = given;
    const relatie = relatieOf({ aanleverwijzeCorrespondentie, aanleverwijzePolisblad });
    expect(wordsIn(await page({ relatie }))).toContain(`${text} Liever alleen digitaal?`);
    expect(wordsIn(await page())).not.toContain('op papier');
  });

  it('says that there are none yet, or none of a filter', async () => {
    const none = { documenten: [], aantallen: [] };
    expect(wordsIn(await page(none))).toContain('Je hebt nog geen documenten');
    const filtered = wordsIn(await page({ ...none, search: 'jaar=2020' }));
    expect(filtered).toContain('We vinden geen documenten');
    expect(filtered).toContain('Toon alle documenten');
  });

  it('is closed with the reason', async () => {
    const indicatorenRedenen = [{ indicator: 'magDocumentenZien', redenen: ['GeenZenZ'] }];
    const words = wordsIn(await failed(403, relatieOf({ indicatorenRedenen })));
    expect(words).toContain('Dit kan bij jouw verzekering nog niet in de app.');
  });

  it('links to the legacy area of an insurer without the list, and offers a retry when it fails', async () => {
    expect(await failed(404)).toContain(inventedLinks.ZZ.legacy.documents);
    expect(wordsIn(await failed(503))).toContain('Probeer opnieuw');
  });

  it('is available in English', async () => {
    expect(wordsIn(await page({ language: 'en' }))).toMatch(/Documents .*Policy sheet 2027/);
  });
});
