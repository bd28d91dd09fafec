import type { ResultOf } from 'gql.tada';
import { describe, expect, it } from 'vitest';
import { loadPage } from '../../../api/loadPage.testing.ts';
import { headingsIn, show, wordsIn } from '../../../api/show.testing.tsx';
import type { Language } from '@mijn/domain/language';
import type { declaratieOperation } from '../declaraties.operations.ts';
import { declaratie as basis, line } from './declaratie.testing.ts';
import type { DeclaratieDetail } from './declaratieDetail.ts';
import { Component, loader } from './DeclaratiePage.tsx';

type Viewer = NonNullable<ResultOf<typeof declaratieOperation>['relatie']>;

const account = 'NL•• 4417';
const sanne: Viewer = {
  vandaag: '2026-11-21',
  uitkeringIban: account,
  geenRekening: false,
  documentSoorten: ['besluit'],
  indicatorenRedenen: [],
};
const paidOut = { ...line, gedeclareerdBedrag: 8_250, uitgekeerdBedrag: 8_250 };
const payout = {
  datum: '2026-11-12',
  declarant: 'Sanne de Vries',
  iban: account,
  uitgekeerdBedrag: 8_250,
  eigenRisicoBedrag: 0,
};
const judged: DeclaratieDetail = {
  ...basis,
  bedrag: 8_250,
  uitkeerInformatie: payout,
  regels: [paidOut],
};

/** Renders the page of a claim with these differences, for this viewer. */
async function page(
  otherwise: Partial<DeclaratieDetail> = {},
  viewer: Partial<Viewer> | null = {},
  language: Language = 'nl',
) {
  const declaratie = { ...judged, ...otherwise };
  const relatie = viewer && { ...sanne, ...viewer };
  const data = await loadPage(loader, { data: { declaratie, relatie } }, language);
  const html = show(<Component />, language, data);
  return { html, headings: headingsIn(html), words: wordsIn(html) };
}

describe('a judged claim', () => {
  it('shows the answer first, then its calculation, line by line', async () => {
    const { headings, html } = await page();
    expect(headings).toEqual([
      'Ziekenhuis voor Sanne de Vries',
      'Je hebt € 82,50 gekregen.',
      'Zo komen we aan dit bedrag',
      'Behandelingen',
      'Klopt dit niet?',
    ]);
    expect(html).toContain('href="/declaraties/overzicht"');
    expect(html).toContain('aria-label="Hoe ver is je declaratie?"');
    expect(html).not.toContain('Gegevens van je declaratie');
  });

  it('is in English for an English reader', async () => {
    const { headings, words } = await page({}, {}, 'en');
    expect(headings).toEqual([
      'Hospital for Sanne de Vries',
      'You have received €82.50.',
      'How we arrive at this amount',
      'Treatments',
      'Is something wrong?',
    ]);
    expect(words).toMatch(/Claim D2026-1 ?, submitted on 9 November 2026/);
  });

  it('does not say "you" for money that went to another account', async () => {
    const { headings } = await page({}, { uitkeringIban: 'NL•• 9911' });
    expect(headings).toContain('€ 82,50 is uitbetaald.');
    const unknown = await page({}, { uitkeringIban: null });
    expect(unknown.headings).toContain('€ 82,50 is uitbetaald.');
  });

  it('can be downloaded as a decision when the insurer makes them, and as a confirmation otherwise', async () => {
    expect((await page()).words).toContain('Besluit als pdf');
    const without = await page({}, { documentSoorten: [] });
    expect(without.words).toContain('Bevestiging als pdf');
    expect(without.words).not.toContain('Besluit als pdf');
  });

  it('says whether the result is as expected', async () => {
    expect((await page({ verwacht: 8_250 })).words).toContain('Dit is wat we verwachtten');
    expect((await page({ verwacht: 9_000 })).words).toContain('verwachtten we € 90,00.');
    expect((await page()).words).not.toContain('verwachtten');
  });

  it("shows the answer when the viewer's data failed", async () => {
    const { headings, words } = await page({}, null);
    expect(headings).toContain('€ 82,50 is uitbetaald.');
    expect(words).not.toContain('Besluit als pdf');
  });
});

async function steps(otherwise: Partial<DeclaratieDetail>, viewer?: Partial<Viewer>) {
  const { html } = await page(otherwise, viewer);
  const [table = ''] = /<table.*?<\/table>/s.exec(html) ?? [];
  return wordsIn(table);
}

describe('the last step of the calculation', () => {
  it('is the paid-out amount', async () => {
    expect(await steps({})).toMatch(/Uitbetaald € 82,50$/);
  });

  it('is the waiting amount without an account', async () => {
    const waiting = { uitkeerInformatie: null };
    expect(await steps(waiting, { geenRekening: true })).toMatch(/Staat voor je klaar € 82,50$/);
    expect(await steps(waiting)).toMatch(/Uitbetaald € 82,50$/);
  });

  it('is "for you" after a partial set-off, waiting or not', async () => {
    const verrekeningen = [{ datum: '2026-11-12', bedrag: 3_000, factuurkenmerk: 'F1' }];
    expect(await steps({ verrekeningen })).toMatch(/Voor jou € 82,50$/);
    const waiting = { verrekeningen, uitkeerInformatie: null };
    expect(await steps(waiting, { geenRekening: true })).toMatch(/Voor jou € 82,50$/);
  });

  it('is the amount paid out to the care provider, with or without an account of the person', async () => {
    const byZorgverlener = { soortIndiener: 'Zorgverlener', uitkeerInformatie: null } as const;
    expect(await steps(byZorgverlener, { geenRekening: true })).toMatch(/Uitbetaald € 82,50$/);
  });
});

describe('a claim that is not judged yet', () => {
  const underWay: Partial<DeclaratieDetail> = {
    status: 'IN_BEHANDELING',
    regels: [],
    uitkeerInformatie: null,
  };

  it('shows the next step and the state, then the submitted data', async () => {
    const { headings, words, html } = await page({ ...underWay, verwachtOp: '2026-11-27' });
    expect(headings).toEqual([
      'Ziekenhuis voor Sanne de Vries',
      'We beoordelen je declaratie.',
      'Gegevens van je declaratie',
      'Klopt dit niet?',
    ]);
    expect(words).toContain('Uiterlijk 27 november 2026 weet je wat je krijgt.');
    expect(words).toContain('Zorgverlener Ziekenhuis Oosterdijk');
    expect(html.indexOf('Hoe ver is je declaratie?')).toBeLessThan(html.indexOf('Gegevens van'));
  });

  it('has no decision to download, nor an expectation', async () => {
    const { words } = await page({ ...underWay, regels: [line], verwacht: 8_250 });
    expect(words).toContain('Bevestiging als pdf');
    expect(words).not.toMatch(/Besluit als pdf|verwachtten/);
  });

  it('can be withdrawn when the insurer allows it', async () => {
    const received = { ...underWay, status: 'INGEDIEND' } as const;
    expect((await page({ ...received, magIntrekken: true })).words).toContain(
      'Declaratie intrekken',
    );
    expect((await page(received)).words).not.toContain('Declaratie intrekken');
  });

  it('is worded like the person’s own when a care provider submitted it', async () => {
    const { headings, words } = await page({ ...underWay, soortIndiener: 'Zorgverlener' });
    expect(headings).toContain('We beoordelen je declaratie.');
    expect(words).toContain('ingediend door je zorgverlener');
    expect(words).not.toContain('Bevestiging als pdf');
  });
});

describe('a bill of the care provider', () => {
  const bill: Partial<DeclaratieDetail> = {
    soortIndiener: 'Zorgverlener',
    uitkeerInformatie: null,
    regels: [{ ...paidOut, eigenRisicoBedrag: 3_500, uitgekeerdBedrag: 4_750 }],
  };

  it('says what was paid to whom, and links the verzekeringsnemer to the invoices', async () => {
    const { headings, words, html } = await page(bill);
    expect(headings).toContain('We hebben € 47,50 aan de zorgverlener betaald.');
    expect(words).toContain('Dat staat op je factuur.');
    expect(html).toContain('href="/facturen"');
  });

  it('links nobody else to the invoices', async () => {
    const redenen = ['GeenVerzekeringsnemer'];
    const coInsured = { indicatorenRedenen: [{ indicator: 'facturen', redenen }] };
    const { words, html } = await page(bill, coInsured);
    expect(words).toContain('Dat staat op de factuur van wie je verzekering afsloot.');
    expect(html).not.toContain('href="/facturen"');
  });

  it('names no owner of the invoice when the viewer is unknown', async () => {
    const { words, html } = await page(bill, null);
    expect(words).toContain('Dat staat op de factuur.');
    expect(html).not.toContain('href="/facturen"');
    expect((await page(bill, null, 'en')).words).toContain('It is on the invoice.');
  });
});

const correction = (volgnummer: number, kind: 'teruggenomen' | 'verschoven') => ({
  volgnummer,
  corrigeert: 1,
  soort: kind,
  behandelDatum: '2026-11-02',
  datum: '2026-11-20',
  gedeclareerdBedrag: kind === 'teruggenomen' ? -8_250 : 0,
  eigenRisicoBedrag: 0,
  eigenRisicoInTermijnen: 0,
  wettelijkeBijdrageBedrag: 0,
  vergoedBedrag: kind === 'teruggenomen' ? -8_250 : 0,
});

describe('a corrected claim', () => {
  it('still has its answer when it was shifted or partly reversed', async () => {
    const shifted = await page({ correcties: [correction(2, 'verschoven')] });
    expect(shifted.headings[1]).toBe('Je hebt € 82,50 gekregen.');
    const two = [paidOut, { ...paidOut, volgnummer: 2 }];
    const partly = await page({ regels: two, correcties: [correction(3, 'teruggenomen')] });
    expect(partly.headings[1]).toBe('Je hebt € 82,50 gekregen.');
    expect(partly.words).toContain('20 november 2026');
  });

  it('has no answer but its reversal when it was fully reversed', async () => {
    const { headings, words } = await page({ correcties: [correction(2, 'teruggenomen')] });
    expect(words).not.toContain('gekregen');
    expect(headings[1]).toBe('Zo komen we aan dit bedrag');
    expect(words).toMatch(/20 november 2026.* Zo komen we aan dit bedrag/);
  });
});

describe('a claim with hidden care', () => {
  const hidden = { afgeschermd: true, zorgSoorten: null, declarant: 'Bram de Vries' };

  it('says why, shows the amounts, and offers no question', async () => {
    const { headings, words } = await page(hidden);
    expect(headings[0]).toBe('Declaratie voor Bram de Vries');
    expect(words).toContain('De zorg zelf zie je niet Bram de Vries');
    expect(headings).not.toContain('Klopt dit niet?');
    expect(words).toContain('Uitbetaald € 82,50');
  });

  it('mentions no hiding when nothing is hidden', async () => {
    expect((await page()).words).not.toContain('De zorg zelf zie je niet');
  });
});
