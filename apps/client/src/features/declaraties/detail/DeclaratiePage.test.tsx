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

/** What stands on the page of a claim that differs so, for whoever is told this of themselves. */
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

describe('a claim that is judged', () => {
  it('answers first what one got, then how that came about, line by line', async () => {
    const { headings, html } = await page();
    expect(headings).toEqual([
      'Ziekenhuis voor Sanne de Vries',
      'Je hebt € 82,50 gekregen.',
      'Zo komen wij aan dit bedrag',
      'Behandelingen',
      'Klopt dit niet?',
    ]);
    expect(html).toContain('href="/declaraties/overzicht"');
    expect(html).toContain('aria-label="Hoe ver is je declaratie?"');
    expect(html).not.toContain('Gegevens van je declaratie');
  });

  it('says all of it in English', async () => {
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

  it('does not say "you" of money that went to another’s account', async () => {
    const { headings } = await page({}, { uitkeringIban: 'NL•• 9911' });
    expect(headings).toContain('€ 82,50 is uitbetaald.');
    const unknown = await page({}, { uitkeringIban: null });
    expect(unknown.headings).toContain('€ 82,50 is uitbetaald.');
  });

  it('can be kept as a letter where the insurer makes them, and as its confirmation where not', async () => {
    expect((await page()).words).toContain('Besluit als pdf');
    const without = await page({}, { documentSoorten: [] });
    expect(without.words).toContain('Bevestiging als pdf');
    expect(without.words).not.toContain('Besluit als pdf');
  });

  it('says whether it came out as was expected', async () => {
    expect((await page({ verwacht: 8_250 })).words).toContain('Dit is wat we verwachtten');
    expect((await page({ verwacht: 9_000 })).words).toContain('verwachtten we € 90,00.');
    expect((await page()).words).not.toContain('verwachtten');
  });

  it('answers all the same where nothing can be told of who looks', async () => {
    const { headings, words } = await page({}, null);
    expect(headings).toContain('€ 82,50 is uitbetaald.');
    expect(words).not.toContain('Besluit als pdf');
  });
});

/** The table of the sum, step by step. */
async function steps(otherwise: Partial<DeclaratieDetail>, viewer?: Partial<Viewer>) {
  const { html } = await page(otherwise, viewer);
  const [table = ''] = /<table.*?<\/table>/s.exec(html) ?? [];
  return wordsIn(table);
}

describe('the last step of the sum of a claim', () => {
  it('is what was paid out', async () => {
    expect(await steps({})).toMatch(/Uitbetaald € 82,50$/);
  });

  it('is what waits where no account is known', async () => {
    const waiting = { uitkeerInformatie: null };
    expect(await steps(waiting, { geenRekening: true })).toMatch(/Staat voor je klaar € 82,50$/);
    expect(await steps(waiting)).toMatch(/Uitbetaald € 82,50$/);
  });

  it('is what is one’s own where some of it was set off, waiting or not', async () => {
    const verrekeningen = [{ datum: '2026-11-12', bedrag: 3_000, factuurkenmerk: 'F1' }];
    expect(await steps({ verrekeningen })).toMatch(/Voor jou € 82,50$/);
    const waiting = { verrekeningen, uitkeerInformatie: null };
    expect(await steps(waiting, { geenRekening: true })).toMatch(/Voor jou € 82,50$/);
  });

  it('is what was paid out to the care provider, whether or not one’s own account is known', async () => {
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

  it('answers what happens next and how far it is, then what was sent in', async () => {
    const { headings, words, html } = await page({ ...underWay, verwachtOp: '2026-11-27' });
    expect(headings).toEqual([
      'Ziekenhuis voor Sanne de Vries',
      'Wij beoordelen je declaratie.',
      'Gegevens van je declaratie',
      'Klopt dit niet?',
    ]);
    expect(words).toContain('Uiterlijk 27 november 2026 weet je wat je krijgt.');
    expect(words).toContain('Zorgverlener Ziekenhuis Oosterdijk');
    expect(html.indexOf('Hoe ver is je declaratie?')).toBeLessThan(html.indexOf('Gegevens van'));
  });

  it('is no decision to keep yet, nor anything that was expected', async () => {
    const { words } = await page({ ...underWay, regels: [line], verwacht: 8_250 });
    expect(words).toContain('Bevestiging als pdf');
    expect(words).not.toMatch(/Besluit als pdf|verwachtten/);
  });

  it('can be withdrawn where the insurer lets one', async () => {
    const received = { ...underWay, status: 'INGEDIEND' } as const;
    expect((await page({ ...received, magIntrekken: true })).words).toContain(
      'Declaratie intrekken',
    );
    expect((await page(received)).words).not.toContain('Declaratie intrekken');
  });

  it('of a care provider is said to be received and read, as one’s own is', async () => {
    const { headings, words } = await page({ ...underWay, soortIndiener: 'Zorgverlener' });
    expect(headings).toContain('Wij beoordelen je declaratie.');
    expect(words).toContain('ingediend door je zorgverlener');
    expect(words).not.toContain('Bevestiging als pdf');
  });
});

describe('a bill that the care provider sent in', () => {
  const bill: Partial<DeclaratieDetail> = {
    soortIndiener: 'Zorgverlener',
    uitkeerInformatie: null,
    regels: [{ ...paidOut, eigenRisicoBedrag: 3_500, uitgekeerdBedrag: 4_750 }],
  };

  it('is answered by what was paid to whom, and leads the policyholder to the invoices', async () => {
    const { headings, words, html } = await page(bill);
    expect(headings).toContain('We hebben € 47,50 aan de zorgverlener betaald.');
    expect(words).toContain('Dat staat op je factuur.');
    expect(html).toContain('href="/facturen"');
  });

  it('leads nobody else there', async () => {
    const redenen = ['GeenVerzekeringsnemer'];
    const coInsured = { indicatorenRedenen: [{ indicator: 'facturen', redenen }] };
    const { words, html } = await page(bill, coInsured);
    expect(words).toContain('Dat staat op de factuur van de verzekeringsnemer.');
    expect(html).not.toContain('href="/facturen"');
  });

  it('says nobody’s name with the invoice, where it cannot be asked who looks', async () => {
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

describe('a claim that was corrected', () => {
  it('still answers, where it was shifted or a part was taken back', async () => {
    const shifted = await page({ correcties: [correction(2, 'verschoven')] });
    expect(shifted.headings[1]).toBe('Je hebt € 82,50 gekregen.');
    const two = [paidOut, { ...paidOut, volgnummer: 2 }];
    const partly = await page({ regels: two, correcties: [correction(3, 'teruggenomen')] });
    expect(partly.headings[1]).toBe('Je hebt € 82,50 gekregen.');
    expect(partly.words).toContain('20 november 2026');
  });

  it('answers no more where all of it was taken back: that it was, is the answer', async () => {
    const { headings, words } = await page({ correcties: [correction(2, 'teruggenomen')] });
    expect(words).not.toContain('gekregen');
    expect(headings[1]).toBe('Zo komen wij aan dit bedrag');
    expect(words).toMatch(/20 november 2026.* Zo komen wij aan dit bedrag/);
  });
});

describe('a claim whose care is hidden from who looks', () => {
  const hidden = { afgeschermd: true, zorgSoorten: null, declarant: 'Bram de Vries' };

  it('says why, shows the amounts, and offers no question about it', async () => {
    const { headings, words } = await page(hidden);
    expect(headings[0]).toBe('Declaratie voor Bram de Vries');
    expect(words).toContain('De zorg zelf zie je niet Bram de Vries');
    expect(headings).not.toContain('Klopt dit niet?');
    expect(words).toContain('Uitbetaald € 82,50');
  });

  it('says nothing of hiding where nothing is hidden', async () => {
    expect((await page()).words).not.toContain('De zorg zelf zie je niet');
  });
});
