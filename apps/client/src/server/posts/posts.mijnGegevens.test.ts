import { describe, expect, test } from 'vitest';
import { relatieOf } from '../../features/relatie/relatie.testing.ts';
import { post } from './posting.testing.ts';
import { answered, page, render, request } from '../render/render.testing.ts';

type Graphql = ReturnType<typeof request>['graphql'];

const sanne = {
  ...relatieOf({
    indicatoren: [
      'magAanleverwijzeCorrespondentieWijzigen',
      'magAanleverwijzePolisbladWijzigen',
      'magOntvangstNieuwsbriefWijzigen',
      'toonMeldingControleContactgegevens',
    ],
    // She is insured along with another: then she is asked for her toestemming.
    indicatorenRedenen: [{ indicator: 'magBetalen', redenen: ['GeenVerzekeringsnemer'] }],
  }),
  merk: 'ZZ',
  melding: 'toonOntvangstNieuwsbrief',
  ongelezenBerichten: 0,
};
const own = {
  wijzigingen: [],
  inzagenBladzijde: { bladzijden: 1, inzagen: [] },
  verzekeringen: [],
  toestemmingVoorbeelden: [],
  sessies: [],
};

/** An insurer who answers a change with `answer`, or refuses it with the status that is given instead. */
function insurer(field: string, answer: unknown, relatie: object = sanne) {
  const sent: Readonly<Record<string, unknown>>[] = [];
  const graphql: Graphql = async ({ query, variables = {} }) => {
    if (!query.includes(field)) return { data: { ...answered, ...own, relatie } };
    sent.push(variables);
    if (typeof answer !== 'number') return { data: { [field]: answer } };
    const errors = [{ message: 'x', path: [field], extensions: { status: answer } }];
    return { data: { [field]: null }, errors };
  };
  return { sent, graphql };
}

const verdict = (more: object = {}) => ({
  conflict: false,
  isValid: true,
  fieldMessages: [],
  generalMessages: [],
  relatie: sanne,
  ...more,
});
const wrong = (fieldName: string, code: string) =>
  verdict({ isValid: false, fieldMessages: [{ fieldName, code, detail: null }] });
const said = 'Bewaard. Dit geldt meteen.';
const changing = (section: string) => `/mijn-gegevens?wijzig=${section}`;

const address = {
  'postAdres.straat': 'Wilgenlaan',
  'postAdres.huisnummer': '7',
  'postAdres.huisnummerToevoeging': 'b',
  'postAdres.postcode': '1234 AB',
  'postAdres.woonplaats': 'Haarlem',
};

/** What is posted of each section, and what of it the insurer gets. */
const sections: readonly (readonly [string, Readonly<Record<string, string>>, object])[] = [
  ['name', { roepnaam: 'Anne' }, { roepnaam: 'Anne' }],
  [
    'contact',
    { email: 'anne@example.nl', telefoonNummer: '0612345678' },
    { email: 'anne@example.nl', telefoonNummer: '0612345678' },
  ],
  [
    'address',
    address,
    { postAdres: expect.objectContaining({ straat: 'Wilgenlaan', huisnummer: 7 }) },
  ],
  [
    'preferences',
    { aanleverwijzeCorrespondentie: 'Papier', ontvangtNieuwsbrief: 'ja' },
    { aanleverwijzeCorrespondentie: 'Papier', ontvangtNieuwsbrief: true },
  ],
  ['toestemming', { toestemmingDetailsZorgkosten: 'ja' }, { toestemmingDetailsZorgkosten: true }],
];

/** What stands in a field or is chosen in it. */
function filledIn(html: string, name: string): string | undefined {
  const inputs = [...html.matchAll(/<input[^>]*>/g)]
    .map(([input]) => input)
    .filter((input) => input.includes(`name="${name}"`));
  const one = inputs.find((input) => !input.includes('type="radio"') || / checked/.test(input));
  return /value="([^"]*)"/.exec(one ?? '')?.[1];
}

/** What is said beside a field, by what it says that it is described by. */
function saidAt(html: string, name: string): string {
  const input = new RegExp(`<input[^>]*name="${name.replace('.', '\\.')}"[^>]*>`).exec(html)?.[0];
  const ids = /aria-describedby="([^"]*)"/.exec(input ?? '')?.[1]?.split(' ') ?? [];
  return ids
    .map(
      (id) =>
        new RegExp(`id="${id}"[^>]*>(?:<svg.*?</svg>)?(?:<[^>]*>)*([^<]*)`).exec(html)?.[1] ?? '',
    )
    .join(' ');
}

function redirectOf(response: Awaited<ReturnType<typeof post>>) {
  if (response.kind !== 'redirect') throw new Error(`A page of ${response.status}`);
  return response;
}

describe.each(sections)('changing %s', (section, fields, saved) => {
  const form = { form: section, state: 's1', ...fields };

  test('sends it whole, over the state it was filled in over, and says so', async () => {
    const { sent, graphql } = insurer('wijzigRelatie', verdict());
    const response = redirectOf(await post(changing(section), form, { graphql }));
    const { to, status, carries: carried = '' } = response;
    expect([status, to]).toEqual([303, expect.stringMatching(/posted=mark-of-form#/)]);
    const url = to.split('#')[0] ?? '';
    expect(page(await render(request({ url, graphql, carried }))).html).toContain(said);
    // Said by an address alone it is nobody's word.
    for (const typed of [url, `/mijn-gegevens?bewaard=${section}`]) {
      expect(page(await render(request({ url: typed, graphql }))).html).not.toContain(said);
    }
    expect(sent).toEqual([
      {
        state: 's1',
        relatie: expect.objectContaining({ achternaam: 'de Vries', ...saved }),
      },
    ]);
  });

  test.each([503, 500])(
    'that the insurer answers with %i keeps what was typed',
    async (refused) => {
      const { graphql } = insurer('wijzigRelatie', refused);
      const { status, html } = page(await post(changing(section), form, { graphql }));
      expect([status, html.includes('Het bewaren lukt nu niet.')]).toEqual([refused, true]);
      for (const [name, value] of Object.entries(fields)) {
        expect([name, filledIn(html, name)]).toEqual([name, value]);
      }
    },
  );

  test('that somebody changed meanwhile shows both versions', async () => {
    const { graphql } = insurer('wijzigRelatie', verdict({ conflict: true, isValid: false }));
    const { status, html } = page(await post(changing(section), form, { graphql }));
    expect(status).toBe(409);
    expect(html).toContain('Dit is ondertussen ergens anders veranderd');
    for (const [name, value] of Object.entries(fields)) {
      expect([name, filledIn(html, name)]).toEqual([name, value]);
    }
  });
});

test('what is switched off is not posted, and stays as it is', async () => {
  const now = { ...sanne, ontvangtNieuwsbrief: true };
  const { sent, graphql } = insurer('wijzigRelatie', verdict(), now);
  const form = { form: 'preferences', state: 's1', aanleverwijzeCorrespondentie: 'Papier' };
  expect(redirectOf(await post(changing('preferences'), form, { graphql })).status).toBe(303);
  const { aanleverwijzePolisblad } = sanne;
  const kept = { ontvangtNieuwsbrief: true, aanleverwijzePolisblad };
  expect(sent).toMatchObject([{ relatie: { ...kept, aanleverwijzeCorrespondentie: 'Papier' } }]);
});

describe('what is wrong with a field', () => {
  test.each([
    ['contact', { email: 'anne', telefoonNummer: '12' }, 'email', 'naam@voorbeeld.nl'],
    ['name', { roepnaam: '4nne' }, 'roepnaam', 'roepnaam'],
    ['address', { ...address, 'postAdres.postcode': '12 AB' }, 'postAdres.postcode', '1234 AB'],
  ])('of %s is said beside it, with what was typed', async (section, fields, name, words) => {
    const { graphql } = insurer('wijzigRelatie', wrong(name, 'invalidFormat'));
    const form = { form: section, state: 's1', ...fields };
    const { status, html } = page(await post(changing(section), form, { graphql }));
    expect(status).toBe(422);
    expect(html).toContain('Controleer wat je hebt ingevuld');
    expect(saidAt(html, name)).toContain(words);
    for (const [field, value] of Object.entries(fields)) {
      expect([field, filledIn(html, field)]).toEqual([field, value]);
    }
  });

  test('that is no house number is said with all else that is wrong, and nothing is saved', async () => {
    const { sent, graphql } = insurer(
      'valideerRelatie',
      wrong('postAdres.postcode', 'invalidFormat'),
    );
    const form = { form: 'address', state: 's1', ...address, 'postAdres.huisnummer': 'zeven' };
    const { status, html } = page(await post(changing('address'), form, { graphql }));
    expect([status, sent.length]).toEqual([422, 1]);
    expect(saidAt(html, 'postAdres.postcode')).toContain('Deze postcode bestaat niet.');
    expect(saidAt(html, 'postAdres.huisnummer')).toContain(
      'van 1 tot en met 99999, zonder letters.',
    );
    expect(filledIn(html, 'postAdres.huisnummer')).toBe('zeven');
  });
});

describe('"Klopt dit nog?"', () => {
  const form = { form: 'confirm', relatienummer: sanne.relatieNummer };

  test('is answered with yes', async () => {
    const { sent, graphql } = insurer('bevestigContactgegevens', true);
    expect(await post('/mijn-gegevens', form, { graphql })).toMatchObject({
      status: 303,
      to: '/mijn-gegevens',
    });
    expect(sent).toEqual([{ relatienummer: sanne.relatieNummer }]);
  });

  test('that the insurer cannot take says so', async () => {
    const { graphql } = insurer('bevestigContactgegevens', 503);
    const { status, html } = page(await post('/mijn-gegevens', form, { graphql }));
    expect([status, html.includes('<output>Bevestigen lukt nu niet.')]).toEqual([503, true]);
  });
});

describe('"Niet nu"', () => {
  const form = { form: 'dismiss', melding: 'toonOntvangstNieuwsbrief' };
  const words = /De melding wegzetten lukt nu niet\. Probeer het zo nog een keer\./;

  test.each(['/overzicht', '/mijn-gegevens'])('at %s puts the notice aside', async (url) => {
    const { sent, graphql } = insurer('sluitMelding', true);
    expect(await post(url, form, { graphql })).toMatchObject({ status: 303, to: url });
    expect(sent).toEqual([{ melding: 'toonOntvangstNieuwsbrief' }]);
  });

  test.each(['/overzicht', '/mijn-gegevens'])('at %s that fails says so in it', async (url) => {
    const { graphql } = insurer('sluitMelding', 503);
    const { status, html } = page(await post(url, form, { graphql }));
    expect(status).toBe(503);
    expect(html).toContain('Wil je onze nieuwsbrief?');
    expect(html).toMatch(words);
    const english = page(await post(url, form, { graphql, language: 'en' }));
    expect(english.html).toContain('We cannot put this notice aside now.');
  });

  test('says nothing of it where another form failed', async () => {
    const { graphql } = insurer('bevestigContactgegevens', 503);
    const other = { form: 'confirm', relatienummer: sanne.relatieNummer };
    expect(page(await post('/mijn-gegevens', other, { graphql })).html).not.toMatch(words);
  });
});
