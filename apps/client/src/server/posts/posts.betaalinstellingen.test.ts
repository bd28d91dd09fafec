import { describe, expect, it } from 'vitest';
import { relatieOf } from '../../features/relatie/relatie.testing.ts';
import { answered, page, render, request } from '../render/render.testing.ts';
import { post } from './posting.testing.ts';

const url = '/mijn-gegevens/betaalinstellingen';
const typed = { iban: 'nl91 abna 0417 1643 00', naam: ' S. de Vries ' };
const filledIn = { form: 'rekening', versie: '3', ...typed };
const changed = { gewijzigd: true, naamcontrole: 'gelijk' };

/** An insurer who answers a change with `answer`, or refuses it when that is a status. */
function insurer(answer: object | number) {
  const sent: unknown[] = [];
  const graphql: ReturnType<typeof request>['graphql'] = async ({ query, variables }) => {
    const betaalinstellingen = {
      versie: 3,
      uitbetalenVanaf: null,
      rekening: { iban: 'NL•• •••• 0301', naam: null },
    };
    if (!query.includes('wijzigRekening'))
      return { data: { ...answered, relatie: relatieOf({}), betaalinstellingen } };
    sent.push(variables);
    if (typeof answer !== 'number') return { data: { wijzigRekening: answer } };
    const errors = [{ message: 'x', path: ['wijzigRekening'], extensions: { status: answer } }];
    return { data: { wijzigRekening: null }, errors };
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
