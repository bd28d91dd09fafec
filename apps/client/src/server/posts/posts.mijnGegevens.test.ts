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
    // She is insured by another person, so she is asked for her toestemming.
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

/** An insurer who answers a change with `answer`, or refuses it when that is a status. */
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

/** The posted fields of each section, and the part that the insurer gets. */
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

function filledIn(html: string, name: string): string | undefined {
  const inputs = [...html.matchAll(/<input[^>]*>/g)]
    .map(([input]) => input)
    .filter((input) => input.includes(`name="${name}"`));
  const one = inputs.find((input) => !input.includes('type="radio"') || / checked/.test(input));
  return /value="([^"]*)"/.exec(one ?? '')?.[1];
}

/** Returns the text that describes a field by `aria-describedby`. */
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

  test('sends the whole section with its state, and confirms it', async () => {
    const { sent, graphql } = insurer('wijzigRelatie', verdict());
    const response = redirectOf(await post(changing(section), form, { graphql }));
    const { to, status, flash = '' } = response;
    expect([status, to]).toEqual([303, expect.stringMatching(/posted=mark-of-form#/)]);
    const url = to.split('#')[0] ?? '';
    expect(page(await render(request({ url, graphql, flash }))).html).toContain(said);
    // An address alone does not make the page claim it.
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

  test.each([503, 500])('keeps the input when the insurer answers %i', async (refused) => {
    const { graphql } = insurer('wijzigRelatie', refused);
    const { status, html } = page(await post(changing(section), form, { graphql }));
    expect([status, html.includes('Het bewaren lukt nu niet.')]).toEqual([refused, true]);
    for (const [name, value] of Object.entries(fields)) {
      expect([name, filledIn(html, name)]).toEqual([name, value]);
    }
  });

  test('shows both versions after a conflict', async () => {
    const { graphql } = insurer('wijzigRelatie', verdict({ conflict: true, isValid: false }));
    const { status, html } = page(await post(changing(section), form, { graphql }));
    expect(status).toBe(409);
    expect(html).toContain('Dit is ondertussen ergens anders veranderd');
    for (const [name, value] of Object.entries(fields)) {
      expect([name, filledIn(html, name)]).toEqual([name, value]);
    }
  });
});

test('keeps a setting that is off and therefore not posted', async () => {
  const now = { ...sanne, ontvangtNieuwsbrief: true };
  const { sent, graphql } = insurer('wijzigRelatie', verdict(), now);
  const form = { form: 'preferences', state: 's1', aanleverwijzeCorrespondentie: 'Papier' };
  expect(redirectOf(await post(changing('preferences'), form, { graphql })).status).toBe(303);
  const { aanleverwijzePolisblad } = sanne;
  const kept = { ontvangtNieuwsbrief: true, aanleverwijzePolisblad };
  expect(sent).toMatchObject([{ relatie: { ...kept, aanleverwijzeCorrespondentie: 'Papier' } }]);
});

describe('an invalid field', () => {
  test.each([
    ['contact', { email: 'anne', telefoonNummer: '12' }, 'email', 'naam@voorbeeld.nl'],
    ['name', { roepnaam: '4nne' }, 'roepnaam', 'roepnaam'],
    ['address', { ...address, 'postAdres.postcode': '12 AB' }, 'postAdres.postcode', '1234 AB'],
  ])('shows the error next to %s, with the input', async (section, fields, name, words) => {
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

  test('shows an invalid house number with all other errors, and saves nothing', async () => {
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

  test('sends "yes"', async () => {
    const { sent, graphql } = insurer('bevestigContactgegevens', true);
    expect(await post('/mijn-gegevens', form, { graphql })).toMatchObject({
      status: 303,
      to: '/mijn-gegevens',
    });
    expect(sent).toEqual([{ relatienummer: sanne.relatieNummer }]);
  });

  test('shows a failure', async () => {
    const { graphql } = insurer('bevestigContactgegevens', 503);
    const { status, html } = page(await post('/mijn-gegevens', form, { graphql }));
    expect([status, html.includes('<output>Bevestigen lukt nu niet.')]).toEqual([503, true]);
  });
});

describe('"Niet nu"', () => {
  const form = { form: 'dismiss', melding: 'toonOntvangstNieuwsbrief' };
  const words = /De melding wegzetten lukt nu niet\. Probeer het zo nog een keer\./;

  test.each(['/overzicht', '/mijn-gegevens'])('dismisses the notice at %s', async (url) => {
    const { sent, graphql } = insurer('sluitMelding', true);
    expect(await post(url, form, { graphql })).toMatchObject({ status: 303, to: url });
    expect(sent).toEqual([{ melding: 'toonOntvangstNieuwsbrief' }]);
  });

  test.each(['/overzicht', '/mijn-gegevens'])(
    'shows a failure in the notice at %s',
    async (url) => {
      const { graphql } = insurer('sluitMelding', 503);
      const { status, html } = page(await post(url, form, { graphql }));
      expect(status).toBe(503);
      expect(html).toContain('Wil je onze nieuwsbrief?');
      expect(html).toMatch(words);
      const english = page(await post(url, form, { graphql, language: 'en' }));
      expect(english.html).toContain('We cannot put this notice aside now.');
    },
  );

  test('shows no failure of another form', async () => {
    const { graphql } = insurer('bevestigContactgegevens', 503);
    const other = { form: 'confirm', relatienummer: sanne.relatieNummer };
    expect(page(await post('/mijn-gegevens', other, { graphql })).html).not.toMatch(words);
  });
});
