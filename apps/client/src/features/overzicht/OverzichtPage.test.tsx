import type { Language } from '@mijn/domain/language';
import { describe, expect, it } from 'vitest';
import { argsFor, environment } from '../../api/loading.testing.ts';
import { loadPage } from '../../api/loadPage.testing.ts';
import { headingsIn, show, wordsIn } from '../../api/show.testing.tsx';
import {
  exampleBetaalverzoek,
  declaratie,
  eigenRisico,
  relatie,
  tegoed,
  type OverzichtData,
  upToDate,
} from './overzicht.testing.ts';
import { Component, loader } from './OverzichtPage.tsx';

interface Wish {
  /** Fields of the operation that fail, with their status. */
  readonly failing?: Partial<Record<keyof OverzichtData, number>>;
  readonly language?: Language;
}

/** Renders the overview with these answers of the insurer, on Saturday 21 November 2026. */
async function page(
  answered: Partial<OverzichtData> = {},
  { failing = {}, language = 'nl' }: Wish = {},
) {
  const errors = Object.entries(failing).map(([field, status]) => ({
    message: 'x',
    path: [field],
    extensions: { status },
  }));
  const failed = Object.fromEntries(Object.keys(failing).map((field) => [field, null]));
  const data = { ...upToDate, ...answered, ...failed };
  const html = show(<Component />, language, await loadPage(loader, { data, errors }, language));
  return { html, headings: headingsIn(html), words: wordsIn(html) };
}

const of = (more: Partial<typeof relatie>) => ({ relatie: { ...relatie, ...more } });

const upToDateWords = 'Je bent helemaal bij.';
const attention = 'Dit vraagt je aandacht';

it.each([
  ['requests the draft in a document of the person', {}, true],
  ['leaves the draft out in a document of staff', { internal: 'asked' }, false],
] as const)('%s', async (_title, more, own) => {
  const variables: unknown[] = [];
  const args = argsFor('/overzicht', {
    ...environment,
    config: { ...environment.config, ...more },
    graphql: async (request) => {
      variables.push(request.variables);
      return { data: upToDate };
    },
  });
  await loader(args);
  expect(variables).toEqual([{ own }]);
});

describe('the overview', () => {
  it('greets, says that nothing is left to do, and shows the last claims, own risk and the link to the pass', async () => {
    const { headings, words, html } = await page();
    expect(headings).toEqual([
      'Goedemorgen, Sanne.',
      upToDateWords,
      'Eigen risico 2026',
      'Laatste declaraties',
    ]);
    expect(words).toMatch(/^Zaterdag 21 november 2026/i);
    expect(words).toContain('Eigen risico 2026 Nog € 285,00 van € 385,00');
    expect(html).toMatch(/<a [^>]*href="\/zorgpas".*S\. de Vries/);
  });

  it('is in English for somebody who chose English', async () => {
    const { headings, words } = await page({}, { language: 'en' });
    expect(headings).toEqual([
      'Good morning, Sanne.',
      'You are all up to date.',
      'Own risk (deductible) 2026',
      'Latest claims',
    ]);
    expect(words).toMatch(/^Saturday,? 21 November 2026/);
  });

  it('tells somebody without claims how to send one in', async () => {
    const { headings, words } = await page({ declaraties: { declaraties: [] } });
    expect(headings).toContain(upToDateWords);
    expect(words).toContain('Je hebt nog geen declaraties.');
  });

  it('lists the last three claims only, and each result that is new', async () => {
    const declaraties = ['1', '2', '3', '4', '5'].map((nummer) => ({
      ...declaratie,
      nummer,
      nieuw: nummer === '5',
    }));
    const { html, headings } = await page({ declaraties: { declaraties } });
    expect(headings).toContain('Nieuw voor je');
    const last = html.slice(html.indexOf('Laatste declaraties'));
    expect(html).toContain('href="/declaraties/5"');
    expect(last).toContain('href="/declaraties/3"');
    expect(last).not.toMatch(/href="\/declaraties\/[45]"/);
  });

  it('leaves out counts, sums and first days when not all claims are loaded', async () => {
    const under = { ...declaratie, status: 'IN_BEHANDELING', verwachtOp: '2026-11-27' } as const;
    const pageOf = (count: number) => {
      const declaraties = Array.from({ length: count }, (_, at) => ({
        ...(at % 2 === 0 ? { ...declaratie, nieuw: true } : { ...under, nieuw: false }),
        nummer: String(at),
      }));
      return page({ declaraties: { declaraties } });
    };
    const some = (await pageOf(10)).words;
    expect(some).toMatch(/5 declaraties, de eerste uitslag uiterlijk 27 november/);
    expect(some).toContain('Bekijk alle 5 beoordeelde declaraties');
    const many = (await pageOf(20)).words;
    expect(many).toContain('Minstens 10');
    expect(many).toContain('Bekijk alle beoordeelde declaraties');
    expect(many).not.toContain('27 november weet');
  });

  it('lists payment requests, most urgent first, and the draft of a claim', async () => {
    const aanmaning = { ...exampleBetaalverzoek, titel: 'Aanmaning', betalingsKenmerk: '2' };
    const concept = { bijgewerktOp: '2026-11-20T10:00:00Z' };
    const { words } = await page({ betaalverzoeken: [exampleBetaalverzoek, aanmaning], concept });
    expect(words).toMatch(
      /Dit vraagt je aandacht Te betalen € 308,40 2 betaalverzoeken, het eerste uiterlijk 30 november Betalen Maak je declaratie af/,
    );
    expect(words).not.toContain(upToDateWords);
    expect((await page({ concept })).words).not.toContain(upToDateWords);
  });

  it('shows waiting money before all else, and does not say that nothing is left to do', async () => {
    const { headings, words } = await page({ tegoeden: [tegoed] });
    expect(headings[1]).toBe('Er staat € 82,50 voor je klaar.');
    expect(words).not.toContain(upToDateWords);
    expect(words).toContain('Wacht op je rekeningnummer.');
  });

  it('shows the notice that the insurer has', async () => {
    const melding = 'toonOntvangstNieuwsbrief';
    const without = await page();
    const { headings, words } = await page({ relatie: { ...relatie, melding } });
    expect(words).toContain('nieuwsbrief');
    expect(without.headings).toHaveLength(4);
    // A notice is something that the person can act on.
    expect(without.words).toContain('Je hoeft nu niets te doen.');
    expect(headings).toContain(upToDateWords);
    expect(words).not.toContain('niets dat je nu moet doen');
  });
});

describe('the pass', () => {
  it('is offered to the insured, and where the insurer does not tell', async () => {
    expect((await page()).words).toContain('Bekijk je pas');
    expect((await page(of({ verzekerd: null }))).words).toContain('Bekijk je pas');
  });

  it('is not offered to a person who left', async () => {
    expect((await page(of({ verzekerd: false }))).words).not.toContain('Bekijk je pas');
  });
});

describe('arrears', () => {
  const late = { ...exampleBetaalverzoek, titel: 'Herinnering' };

  it('replace an offer with help with paying', async () => {
    const offer = of({ melding: 'toonBannerVerzekeringscheck' });
    const { words } = await page({ ...offer, betaalverzoeken: [late] });
    expect(words).toContain('Lukt betalen even niet? Hulp bij betalen');
    expect(words).not.toContain('verzekeringscheck');
    const inTime = await page({ ...offer, betaalverzoeken: [exampleBetaalverzoek] });
    expect(inTime.words).toContain('verzekeringscheck');
    expect(inTime.words).not.toContain('Hulp bij betalen');
  });

  it('keep a notice that asks for something', async () => {
    const duty = of({ melding: 'toonMeldingControleContactgegevens' });
    const { words } = await page({ ...duty, betaalverzoeken: [late] });
    expect(words).toMatch(/Hulp bij betalen .*Klopt dit nog\?/);
  });
});

describe('a part of the overview that fails', () => {
  it.each([
    ['declaraties', 'We kunnen je declaraties nu niet laten zien.'],
    ['betaalverzoeken', 'We kunnen nu niet zien of je iets moet betalen.'],
    ['eigenRisico', 'We kunnen dit eigen risico nu niet laten zien.'],
  ] as const)('shows its error in its place with a retry: %s', async (field, sentence) => {
    const { words, headings } = await page({}, { failing: { [field]: 503 } });
    expect(words).toContain(sentence);
    expect(words.split('Probeer opnieuw')).toHaveLength(2);
    expect(headings[0]).toBe('Goedemorgen, Sanne.');
  });

  it.each(['declaraties', 'betaalverzoeken', 'tegoeden'] as const)(
    'prevents the message that all is in order: %s',
    async (field) => {
      const { words } = await page({}, { failing: { [field]: 503 } });
      expect(words).not.toContain(upToDateWords);
      expect(words).not.toContain(attention);
    },
  );

  it('does not hide what the other parts ask for', async () => {
    const { words } = await page(
      { betaalverzoeken: [exampleBetaalverzoek] },
      { failing: { declaraties: 500 } },
    );
    expect(words).toContain('Te betalen € 154,20');
    const nieuw = { declaraties: [{ ...declaratie, nieuw: true }] };
    const other = await page({ declaraties: nieuw }, { failing: { betaalverzoeken: 500 } });
    expect(other.words).toContain('€ 82,50 is uitbetaald');
    const concept = { bijgewerktOp: '2026-11-20T10:00:00Z' };
    const begun = await page({ concept }, { failing: { betaalverzoeken: 500 } });
    expect(begun.words).toContain('Maak je declaratie af');
  });
});

describe('an insurer with the core only', () => {
  it('leaves out drafts, money on its way and the family, without errors', async () => {
    const failing = { tegoeden: 404, onderweg: 404, concept: 404, verzekerden: 404 };
    const { headings, words } = await page({}, { failing });
    expect(headings).toEqual((await page()).headings);
    expect(words).not.toContain('Probeer opnieuw');
  });
});

describe('own risk on the overview', () => {
  it('is shown from the eighteenth birthday', async () => {
    expect((await page(of({ leeftijd: 17 }))).words).not.toContain('Eigen risico 2026');
    expect((await page(of({ leeftijd: 18 }))).headings).toContain('Eigen risico 2026');
  });

  it('is left out for somebody who is not insured this year, since a retry cannot succeed', async () => {
    const { words } = await page({}, { failing: { eigenRisico: 404 } });
    expect(words).not.toMatch(/eigen risico|Probeer opnieuw/i);
  });

  it('says that it is not known yet, without a retry', async () => {
    const failing = { eigenRisico: 404 };
    const { words } = await page(of({ eigenRisicoOnbekend: true }), { failing });
    expect(words).toContain('Het eigen risico van 2026 is nog niet bekend.');
    expect(words).not.toContain('Probeer opnieuw');
    const known = await page(of({ eigenRisicoOnbekend: true }));
    expect(known.words).toContain('Nog € 285,00');
  });

  it('is shown for the other members of the family, and not twice for the viewer', async () => {
    const verzekerden = [
      {
        relatienummer: '1001',
        opgemaakteNaam: 'S. de Vries',
        geboorteDatum: '1985-06-21',
        eigenRisico,
      },
      {
        relatienummer: '1002',
        opgemaakteNaam: 'Daan de Vries',
        geboorteDatum: '1983-09-21',
        eigenRisico,
      },
    ];
    const { html } = await page({ verzekerden: { verzekerden } });
    expect(html).toContain('=1002"');
    expect(html).not.toContain('=1001"');
  });
});

it('shows money on its way', async () => {
  const onderweg = [
    { soort: 'factuur', kenmerk: 'F1', bedrag: 11_460, verwachtOp: '2026-11-27' } as const,
  ];
  expect((await page({ onderweg })).words).toContain('Je krijgt nog € 114,60');
  expect((await page()).words).not.toContain('Je krijgt nog');
});
