import { describe, expect, it } from 'vitest';
import { relatieOf } from '../../features/relatie/relatie.testing.ts';
import { answered, page, render, request } from '../render/render.testing.ts';
import { post } from './posting.testing.ts';

const url = '/mijn-gegevens/betaalinstellingen';
const typed = { iban: 'nl91 abna 0417 1643 00', naam: ' S. de Vries ' };
const filledIn = { form: 'rekening', versie: '3', ...typed };
const changed = { gewijzigd: true, naamcontrole: 'gelijk' };

const mandaat = { kenmerk: 'M0000000017', getekendOp: '2025-01-01', dag: 20 };
const incasso = {
  mandaat,
  aanbod: { dagen: [1, 25], aankondiging: 14, incassant: 'NL70ZZZ000000010000' },
  bijBank: [{ datum: '2026-11-23', bedrag: 15_420, iban: 'NL•• •••• 4300' }],
  gepland: [{ datum: '2026-12-21', bedrag: 15_995 }],
  nogBijBankTot: '2026-11-23',
};

const december = { datum: '2026-12-01', vanaf: '2026-12-01', tot: '2027-01-01', bedrag: 15_845 };
const from2027 = { datum: '2027-01-01', vanaf: '2027-01-01' };
const premieperiode = {
  periode: 'maand',
  keuzes: [
    {
      periode: 'maand',
      facturen: [december, { ...from2027, tot: '2027-02-01', bedrag: 16_390 }],
    },
    {
      periode: 'kwartaal',
      facturen: [december, { ...from2027, tot: '2027-04-01', bedrag: 49_170 }],
    },
    { periode: 'jaar', facturen: [december, { ...from2027, tot: '2028-01-01', bedrag: null }] },
  ],
};

const termijnenOf = (bedragen: readonly (number | null)[]) =>
  bedragen.map((bedrag, i) => ({ datum: `2027-${String(i + 2).padStart(2, '0')}-01`, bedrag }));
const person = { gekozen: false, vrijwilligEigenRisico: false };
const termijnen = {
  jaar: 2027,
  uiterlijk: '2026-12-31',
  personen: [
    {
      ...person,
      relatienummer: '7001',
      opgemaakteNaam: 'Sanne de Vries',
      geboorteDatum: '1985-06-22',
      vrijwilligEigenRisico: true,
      termijnen: termijnenOf([3_850, 3_850]),
    },
    {
      ...person,
      relatienummer: '7002',
      opgemaakteNaam: 'Daan de Vries',
      geboorteDatum: '1983-09-12',
      termijnen: termijnenOf([3_850, 3_855]),
    },
    {
      ...person,
      relatienummer: '7003',
      opgemaakteNaam: 'Lotte de Vries',
      geboorteDatum: '2006-09-12',
      gekozen: true,
      termijnen: termijnenOf([null, null]),
    },
  ],
};

/** An insurer who answers a change with `answer`, or refuses it when that is a status. */
function insurer(answer: object | string | boolean | number, debit: object = incasso) {
  const sent: unknown[] = [];
  const graphql: ReturnType<typeof request>['graphql'] = async ({ query, variables }) => {
    const betaalinstellingen = {
      versie: 3,
      uitbetalenVanaf: null,
      rekening: { iban: 'NL•• •••• 0301', naam: null },
    };
    const [, change] = /^mutation\b[^{]*\{\s*(\w+)/.exec(query) ?? [];
    if (change === undefined)
      return {
        data: {
          ...answered,
          relatie: relatieOf({}),
          betaalinstellingen,
          incasso: debit,
          premieperiode,
          eigenRisicoInTermijnen: termijnen,
        },
      };
    sent.push(variables);
    if (typeof answer !== 'number') return { data: { [change]: answer } };
    const errors = [{ message: 'x', path: [change], extensions: { status: answer } }];
    return { data: { [change]: null }, errors };
  };
  return { sent, graphql };
}

describe('the form to change the account, without script', () => {
  it('sends the account without spaces, and shows the page anew', async () => {
    const { sent, graphql } = insurer(changed);
    const answer = await post(url, filledIn, { graphql });
    expect(answer).toMatchObject({ status: 303, to: url });
    expect(sent).toEqual([
      { versie: 3, iban: 'NL91ABNA0417164300', naam: 'S. de Vries', akkoord: false },
    ]);
  });

  it.each([
    ['bijnaGelijk', 'De naam lijkt op die van de rekeninghouder'],
    ['anders', 'Deze rekening staat bij de bank op een andere naam.'],
    ['onbekend', 'De bank kon ons niet vertellen'],
  ])('warns of a name that is %s, and asks to confirm this account', async (outcome, text) => {
    const { graphql } = insurer({ gewijzigd: false, naamcontrole: outcome });
    const { status, html } = page(await post(url, filledIn, { graphql }));
    expect(status).toBe(422);
    expect(html).toContain(text);
    const [button = ''] = /<button[^>]*name="akkoord"[^>]*>/.exec(html) ?? [];
    expect(button).toContain('value="NL91ABNA0417164300 S. de Vries"');
    expect(html).toContain(`value="${typed.iban}"`);
  });

  it('agrees to the account that was shown, and to no other', async () => {
    const akkoord = 'NL91ABNA0417164300 S. de Vries';
    for (const [naam, agreed] of [
      ['S. de Vries', true],
      ['Iemand anders', false],
    ] as const) {
      const { sent, graphql } = insurer(changed);
      await post(url, { ...filledIn, naam, akkoord }, { graphql });
      expect(sent).toMatchObject([{ naam, akkoord: agreed }]);
    }
  });

  it.each([
    [{ iban: '' }, 'Vul je rekeningnummer in.'],
    [{ iban: 'NL91 ABNA 0417 1643 01' }, 'Dit rekeningnummer klopt niet.'],
    [{ naam: '\u200B' }, 'Vul de naam van de rekeninghouder in.'],
    [{ naam: 'x'.repeat(71) }, 'Deze naam is te lang.'],
  ])('refuses %j with a message and keeps the input', async (wrong, text) => {
    const { sent, graphql } = insurer(changed);
    const { status, html } = page(await post(url, { ...filledIn, ...wrong }, { graphql }));
    expect([status, sent]).toEqual([422, []]);
    expect(html).toContain(text);
  });

  it.each([
    [409, 409, 'Je rekening is intussen gewijzigd'],
    [503, 503, 'Je rekening is niet gewijzigd'],
  ])('says so when the insurer answers %d', async (refused, status, text) => {
    const { graphql } = insurer(refused);
    const answer = page(await post(url, filledIn, { graphql }));
    expect(answer.status).toBe(status);
    expect(answer.html).toContain(text);
    expect(answer.html).toContain(`value="${typed.iban}"`);
  });
});

describe('the forms of direct debit, without script', () => {
  const off = { ...incasso, mandaat: null };
  const start = { form: 'startIncasso', versie: '3', dag: '25', machtiging: 'ja' };
  const day = { form: 'wijzigIncassodag', versie: '3', dag: '1' };
  const stop = { form: 'stopIncasso', kenmerk: mandaat.kenmerk };

  it.each([
    [start, off, { versie: 3, dag: 25 }],
    [day, incasso, { versie: 3, dag: 1 }],
    [stop, incasso, { kenmerk: mandaat.kenmerk }],
  ])('sends %j, and shows the page anew', async (fields, debit, variables) => {
    const { sent, graphql } = insurer(true, debit);
    expect(await post(url, fields, { graphql })).toMatchObject({ status: 303, to: url });
    expect(sent).toEqual([variables]);
  });

  it.each([
    [{ dag: '' }, 'Kies een dag.'],
    [{ dag: 'x' }, 'Kies een dag.'],
    [{ machtiging: '' }, 'Vink aan dat je toestemming geeft.'],
  ])('refuses a start with %j, and keeps the choice', async (wrong, text) => {
    const { sent, graphql } = insurer(true, off);
    const { status, html } = page(await post(url, { ...start, ...wrong }, { graphql }));
    expect([status, sent]).toEqual([422, []]);
    expect(html).toContain(text);
    const [box = ''] = /<input[^>]*name="machtiging"[^>]*>/.exec(html) ?? [];
    expect(box.includes('checked')).toBe(!('machtiging' in wrong));
  });

  it.each([
    [start, off, 409, 'Er is intussen iets veranderd'],
    [day, incasso, 503, 'Er is niets gewijzigd'],
    [stop, incasso, 404, 'Er is intussen iets veranderd'],
  ])('says that %j failed', async (fields, debit, refused, text) => {
    const { graphql } = insurer(refused, debit);
    const { status, html } = page(await post(url, fields, { graphql }));
    expect(status).toBe(refused);
    expect(html).toContain(text);
  });

  it('names the account, the insurer and the creditor in the mandate', async () => {
    const { graphql } = insurer(true, off);
    const html = page(await render(request({ url, graphql }))).html.replaceAll(/<[^>]*>/g, '');
    expect(html).toContain('Hiermee geef je Zilverzand (incassant-ID NL70ZZZ000000010000)');
    expect(html).not.toContain('Machtigingskenmerk');
  });

  it('says which debits go on and which are requested instead, before anything is stopped', async () => {
    const { graphql } = insurer(true);
    const { html } = page(await render(request({ url, graphql })));
    const text = html.replaceAll(/(<[^>]*>|\s)+/g, ' ');
    expect(text).toContain('al bij de bank en schrijven we nog af: 23 november 2026 € 154,20');
    expect(text).toContain('meteen een betaalverzoek voor: 21 december 2026 € 159,95');
    expect(text).toContain('afschrijvingen na 23 november 2026');
  });
});

describe('the form to choose the period of premium, without script', () => {
  const choice = { form: 'kiesPremieperiode', periode: 'kwartaal', huidig: 'maand' };

  it('sends the choice with the one that was seen, and shows the page anew', async () => {
    const { sent, graphql } = insurer(true);
    expect(await post(url, choice, { graphql })).toMatchObject({ status: 303, to: url });
    expect(sent).toEqual([{ periode: 'kwartaal', huidig: 'maand' }]);
  });

  it.each(['', 'week'])('refuses the choice "%s"', async (periode) => {
    const { sent, graphql } = insurer(true);
    const { status, html } = page(await post(url, { ...choice, periode }, { graphql }));
    expect([status, sent]).toEqual([422, []]);
    expect(html).toContain('Kies hoe je je premie wilt betalen.');
  });

  it.each([
    [{}, 409, 409, 'Er is intussen iets veranderd'],
    [{}, 503, 503, 'Er is niets gewijzigd'],
    [{ huidig: 'week' }, 200, 409, 'Er is intussen iets veranderd'],
  ])('says that %j failed with %d', async (more, refused, expected, text) => {
    const { graphql } = insurer(refused);
    const { status, html } = page(await post(url, { ...choice, ...more }, { graphql }));
    expect(status).toBe(expected);
    expect(html).toContain(text);
    const [chosen = ''] = /<input[^>]*value="kwartaal"[^>]*>/.exec(html) ?? [];
    expect(chosen).toContain('checked');
  });

  it('says the first bills of every other choice, with their days and amounts', async () => {
    const { graphql } = insurer(true);
    const { html } = page(await render(request({ url, graphql })));
    const text = html.replaceAll(/(<[^>]*>|\s|&nbsp;)+/g, ' ');
    expect(text).toContain('Je betaalt je premie per maand vooruit.');
    expect(text).toContain('1 december 2026 € 158,45 voor december 2026');
    expect(text).toContain(
      'Je eerste factuur krijg je op 1 december 2026: € 158,45 voor december 2026. Daarna op 1 januari 2027: € 491,70 voor januari tot en met maart 2027.',
    );
    expect(text).toContain(
      'Daarna op 1 januari 2027: voor januari tot en met december 2027; het bedrag weten we nog niet.',
    );
    expect(html).not.toMatch(
      /<input[^>]*value="maand"[^>]*type="radio"|type="radio"[^>]*value="maand"/,
    );
    expect(text).toContain('We schrijven elke factuur in één keer af.');
  });
});

describe('the form to choose own risk in terms, without script', () => {
  const choice = { form: 'kiesTermijnen', relatienummer: '7002', jaar: '2027', gekozen: 'true' };

  it('sends the choice for that person, and shows the page anew', async () => {
    const { sent, graphql } = insurer(true);
    expect(await post(url, choice, { graphql })).toMatchObject({ status: 303, to: url });
    expect(sent).toEqual([{ relatienummer: '7002', jaar: 2027, gekozen: true }]);
  });

  it.each([
    [409, 'Er is intussen iets veranderd'],
    [404, 'Er is intussen iets veranderd'],
    [503, 'Er is niets gewijzigd'],
  ])('says once that it failed with %d', async (refused, text) => {
    const { graphql } = insurer(refused);
    const { status, html } = page(await post(url, choice, { graphql }));
    expect(status).toBe(refused);
    expect(html.split(text)).toHaveLength(2);
  });

  it('says the terms of each person, and offers no choice with voluntary own risk', async () => {
    const { graphql } = insurer(true);
    const { html } = page(await render(request({ url, graphql })));
    const text = html.replaceAll(/(<[^>]*>|\s|&nbsp;)+/g, ' ');
    expect(text).toContain('Sanne de Vries Niet mogelijk, door vrijwillig eigen risico. Daan');
    expect(text).toContain(
      'Niet in termijnen. Het zou zijn: 2 keer € 38,50, de laatste keer € 38,55, van 1 februari 2027 tot en met 1 maart 2027. Kies termijnen voor Daan de Vries',
    );
    expect(text).toContain(
      'In termijnen: 2 termijnen, van 1 februari 2027 tot en met 1 maart 2027; het bedrag weten we nog niet. Toch niet in termijnen voor Lotte de Vries',
    );
    expect(text).toContain('Kiezen kan tot en met 31 december 2026.');
  });
});

const show = async (status: number, reden: string) => {
  const relatie = relatieOf({
    indicatorenRedenen: [{ indicator: 'magBetaalinstellingenZien', redenen: [reden] }],
  });
  const graphql: ReturnType<typeof request>['graphql'] = async () => ({
    data: { ...answered, relatie, betaalinstellingen: null },
    errors: [{ message: 'x', path: ['betaalinstellingen'], extensions: { status } }],
  });
  return page(await render(request({ url, graphql }))).html;
};

describe('the page of payment settings', () => {
  it.each([
    ['GeenZenZ', 'Dit kan bij jouw verzekering nog niet in de app.'],
    ['GeenVerzekeringsnemer', 'Dit regelt wie je verzekering afsloot.'],
  ])('says why it is closed (%s)', async (reden, text) => {
    const html = await show(403, reden);
    expect(html).toContain(text);
    expect(html).not.toContain('name="iban"');
  });

  it('leads to the older area of an insurer without it', async () => {
    expect(await show(404, '')).toContain('https://app.zilverzand.example/betaalinstellingen');
  });
});
