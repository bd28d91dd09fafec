import { beforeAll, describe, expect, test } from 'vitest';
import { loadLazyScreens } from '../app/lazyScreens.ts';
import { request as asked } from '../features/facturen/phase/request.testing.ts';
import { mark, post, seal } from './posting.testing.ts';
import { page, relatie as sanne, render, request } from './render.testing.ts';

beforeAll(loadLazyScreens);

const kenmerk = '5000056789012345';

/** An insurer with one payment request; paying it is refused with `status`, if that is given. */
function payee(redirect: string, status?: number) {
  const sent: unknown[] = [];
  const betaalverzoek = {
    titel: 'Herinnering',
    datum: '2026-11-01',
    betalingsKenmerk: kenmerk,
    betalingsKenmerkOpgemaakt: '5000 0567 8901 2345',
    uitersteBetaalDatum: '2026-11-30',
    rekeningNummerZenZ: 'NL91ABNA0417164300',
    bedragTotaal: 15_420,
    bedragEerderBetaaldVerrekend: 0,
    bedragTeBetalen: 15_420,
    facturen: [],
    betaling: null,
    kostenBijNietBetalen: null,
    teVeelBetaald: [],
    regelingKeuzes: [],
    geenRegelingWegens: null,
    regeling: null,
  };
  const graphql: ReturnType<typeof request>['graphql'] = async ({ query, variables }) => {
    if (query.includes('startRegeling')) {
      sent.push(variables);
      return { data: { startRegeling: 'R2026-1' } };
    }
    if (!query.includes('startBetaling')) {
      const relatie = { roepnaam: 'Sanne', achternaam: 'de Vries', merk: 'ZZ' };
      return { data: { relatie, betaalverzoek, betaalverzoeken: [], facturen: [] } };
    }
    sent.push(variables);
    if (status === undefined) return { data: { startBetaling: { redirect } } };
    const errors = [{ message: 'x', path: ['startBetaling'], extensions: { status } }];
    return { data: { startBetaling: null }, errors };
  };
  return { sent, graphql };
}

describe('asking to pay in terms', () => {
  const url = `/facturen/betaalverzoek/${kenmerk}`;

  test('agrees to what was chosen, and leads to what is so then', async () => {
    const { sent, graphql } = payee('');
    const chosen = { form: 'regeling', choice: '6-2570' };
    expect(await post(url, chosen, { graphql })).toMatchObject({
      status: 303,
      to: expect.stringContaining(url),
    });
    expect(sent).toEqual([{ kenmerk, maanden: 6, termijnBedrag: 2_570 }]);
  });

  test('sends nothing where nothing was chosen', async () => {
    const { sent, graphql } = payee('');
    expect(await post(url, { form: 'regeling' }, { graphql })).toMatchObject({ status: 422 });
    expect(sent).toEqual([]);
  });
});

describe('paying', () => {
  const url = `/facturen/betaalverzoek/${kenmerk}`;
  const paying = { form: 'pay', kenmerk };

  test('leads to a page of ours with the link to the bank', async () => {
    const { sent, graphql } = payee('https://bank.example/betaal?x=1&y=é');
    const response = await post(url, paying, { graphql });
    expect(response).toMatchObject({ status: 303, to: `${url}?posted=mark-of-form` });
    expect(sent).toEqual([{ kenmerk, kenmerken: [] }]);
    const carried = response.kind === 'redirect' ? response.carries : undefined;
    const { html } = page(await render(request({ url, seal, graphql, carried: carried ?? '' })));
    expect(html).toContain('href="https://bank.example/betaal?x=1&amp;y=%C3%A9"');
    expect(html).toContain('Je betaling staat klaar.');
    expect(html).not.toContain('name="kenmerk"');
  });

  test('of several at once leads to the invoices', async () => {
    const { sent, graphql } = payee('https://bank.example/');
    const fields = new URLSearchParams([
      ['form', 'pay'],
      ['kenmerk', kenmerk],
      ['kenmerk', '2'.repeat(16)],
    ]);
    const posted = { fields, key: seal.key, mark };
    const response = await render(request({ url: '/facturen', seal, posted, graphql }));
    expect(response).toMatchObject({ to: '/facturen?posted=mark-of-form' });
    expect(sent).toEqual([{ kenmerk, kenmerken: ['2'.repeat(16)] }]);
  });

  test('of several keeps the choice where it cannot be carried out', async () => {
    const refusing = payee('', 503).graphql;
    const other = '2'.repeat(16);
    const betaalverzoeken = [kenmerk, other].map((one) => ({ ...asked, betalingsKenmerk: one }));
    const graphql: typeof refusing = async (input) =>
      input.query.includes('startBetaling')
        ? refusing(input)
        : { data: { relatie: sanne, betaalverzoeken, facturen: [] } };
    const { html } = page(await post('/facturen', { form: 'pay', kenmerk: other }, { graphql }));
    const boxes = [...html.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].map(([box]) => box);
    expect(boxes.map((box) => [/value="(\d+)"/.exec(box)?.[1], box.includes('checked')])).toEqual([
      [kenmerk, false],
      [other, true],
    ]);
  });

  test('the link is shown for what was paid, and for nothing else', async () => {
    const { graphql } = payee('');
    const carried = JSON.stringify({ address: 'https://bank.example/', kenmerken: ['3'] });
    const { html } = page(await render(request({ url, seal, graphql, carried })));
    expect(html).not.toContain('href="https://bank.example');
  });

  test.each([
    [409, 409, 'Betaal niet opnieuw.'],
    [503, 503, 'Betalen lukt nu niet.'],
  ])('that the insurer refuses with %i says why', async (refused, status, words) => {
    const { graphql } = payee('', refused);
    const response = page(await post(url, paying, { graphql }));
    expect([response.status, response.html.includes(words)]).toEqual([status, true]);
  });

  test('never leads to an address that is not the payment provider’s', async () => {
    const config = {
      ...request().config,
      betaling: { label: 'iDEAL', hosts: ['pay.example'] },
    };
    const { graphql } = payee('https://elders.example/');
    expect(page(await post(url, paying, { graphql, config })).status).toBe(500);
  });
});
