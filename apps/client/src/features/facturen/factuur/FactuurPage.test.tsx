import type { ResultOf } from 'gql.tada';
import type { Language } from '@mijn/domain/language';
import { describe, expect, it } from 'vitest';
import { loadPage } from '../../../api/loadPage.testing.ts';
import { headingsIn, show, wordsIn } from '../../../api/show.testing.tsx';
import type { Factuur } from './factuur.ts';
import type { factuurOperation } from './factuur.operations.ts';
import { line, premie, betaalverzoek, risico, settlement, termijn } from './factuur.testing.ts';
import { Component, loader } from './FactuurPage.tsx';

type Viewer = NonNullable<ResultOf<typeof factuurOperation>['relatie']>;

const sanne: Viewer = {
  vandaag: '2026-11-21',
  geenRekening: false,
  uitkeringIban: null,
  documentSoorten: ['factuur'],
};

/** Renders the page of an invoice for this viewer. */
async function page(
  factuur: Factuur,
  viewer: Partial<Viewer> | null = {},
  language: Language = 'nl',
) {
  const relatie = viewer && { ...sanne, ...viewer };
  const data = await loadPage(loader, { data: { factuur, relatie } }, language);
  const html = show(<Component />, language, data);
  // The part above the title, from the back link on.
  const [above = ''] = html.split('<h1', 1);
  return { html, headings: headingsIn(html), words: wordsIn(html), above: wordsIn(above) };
}

const open: Factuur = {
  ...premie,
  status: 'Te betalen via iDEAL',
  bedragEerderBetaaldVerrekend: 0,
  bedragTeBetalen: 15_420,
  betaalVerzoek: betaalverzoek,
};

describe('FactuurPage', () => {
  it('shows name and status, then the answer and the sum', async () => {
    const { headings, words, above, html } = await page(premie);
    expect(headings).toEqual(['Zorgpremie november 2026', 'Deze factuur is betaald.', 'Je premie']);
    expect(above).toBe('Facturen Betaald');
    expect(html).toContain('href="/facturen"');
    expect(words).toMatch(/Factuur F2026-1234 5678 ?, 1 november 2026/);
  });

  it('is in English for a viewer in English', async () => {
    const { headings, above, words } = await page(premie, {}, 'en');
    expect(headings).toEqual([
      'Premium, November 2026',
      'This invoice has been paid.',
      'Your premium',
    ]);
    expect(above).toBe('Invoices Paid');
    expect(words).toMatch(/Invoice F2026-1234 5678 ?, 1 November 2026/);
  });

  it('names the person and the care of own risk', async () => {
    const { headings, words } = await page(risico(line));
    expect(headings).toContain('Eigen risico van Sanne de Vries');
    expect(words).toContain('Polikliniek');
  });

  it('says that an instalment is one of several', async () => {
    const { headings, words } = await page(termijn('2026-11-01'));
    expect(headings).toContain('Je termijn');
    expect(words).toContain('Na het jaar rekenen we af');
  });

  it('links a settlement to its specification', async () => {
    const { headings, html } = await page(settlement());
    expect(headings).toContain('De afrekening');
    expect(html).toContain('/facturen/F2026-12345678/');
  });
});

describe('an invoice to pay', () => {
  it('has a button to pay', async () => {
    const { above, headings, words } = await page(open);
    expect(above).toBe('Facturen Te betalen via iDEAL');
    expect(headings[1]).toContain('€ 154,20');
    expect(words).toContain('Betalen met iDEAL | Wero');
  });

  it('says that its payment is being checked, in place of its status, and asks for no other', async () => {
    const betaling = { betalingId: 'b-1', sinds: null, status: 'inBehandeling' } as const;
    const { above, words } = await page({ ...open, betaalVerzoek: { ...betaalverzoek, betaling } });
    expect(above).not.toContain('Te betalen');
    expect(words).toContain('Betaal niet opnieuw.');
    expect(words).not.toContain('Betalen met');
  });

  it('offers help with arrears to a person who is behind, and to nobody else', async () => {
    const late = { ...open, status: 'Aanmaning - te betalen via iDEAL' };
    expect((await page(late)).words).toMatch(/Kun je niet op tijd betalen\?.* Hulp bij betalen/);
    expect((await page(open)).words).not.toContain('Hulp bij betalen');
    expect((await page(open)).html).toContain('href="tel:');
  });
});

describe('an invoice to receive', () => {
  it('announces money, which waits when no account is known', async () => {
    expect((await page(settlement())).headings[1]).toBe('Je krijgt € 62,00 van ons.');
    const waits = await page(settlement(), { geenRekening: true });
    expect(waits.words).toContain('We kennen geen rekening van je.');
  });
});

describe('keeping an invoice', () => {
  it('offers a PDF in the viewer’s language when the insurer makes them, and printing', async () => {
    const { html, words } = await page(premie);
    expect(html).toMatch(/<a href="[^"]*F2026-12345678[^"]*taal=nl" download/);
    expect(words).toContain('Printen');
    expect((await page(premie, {}, 'en')).html).toMatch(/taal=en" download/);
  });

  it.each([
    ['makes none', { documentSoorten: [] }],
    ['cannot be asked', null],
  ])('offers printing only when the insurer %s', async (_, viewer) => {
    const { html, words } = await page(premie, viewer);
    expect(html).not.toContain('download');
    expect(words).toContain('Printen');
    expect(words).toContain('Deze factuur is betaald.');
  });
});
