import { describe, expect, test } from 'vitest';
import { serializeFlash } from '../../api/flash.ts';
import { betaalverzoek as asked } from '../../features/facturen/phase/betaalverzoek.testing.ts';
import { mark, post, seal } from './posting.testing.ts';
import { page, refusal, relatie as sanne, render, request } from '../render/render.testing.ts';

const kenmerk = '5000056789012345';

/** An insurer with one payment request; paying it is refused with `status`, if given. */
function payee(redirect: string, status?: number) {
  const sent: unknown[] = [];
  let betaling: { readonly status: string } | null = null;
  const turn = (into: string) => void (betaling = { status: into });
  const betaalverzoek = { ...asked, facturen: [] };
  const graphql: ReturnType<typeof request>['graphql'] = async ({ query, variables }) => {
    if (query.includes('startRegeling')) {
      sent.push(variables);
      return { data: { startRegeling: 'R2026-1' } };
    }
    if (!query.includes('startBetaling')) {
      const relatie = {
        roepnaam: 'Sanne',
        achternaam: 'de Vries',
        merk: 'ZZ',
        indicatorenRedenen: [],
      };
      const now = { ...betaalverzoek, betaling };
      return { data: { relatie, betaalverzoek: now, betaalverzoeken: [], facturen: [] } };
    }
    sent.push(variables);
    turn('open');
    return status === undefined
      ? { data: { startBetaling: { redirect } } }
      : refusal('startBetaling', status);
  };
  return { sent, graphql, turn };
}

describe('asking to pay in instalments', () => {
  const url = `/facturen/betaalverzoek/${kenmerk}`;

  test('accepts the chosen terms, and leads to the result', async () => {
    const { sent, graphql } = payee('');
    const chosen = { form: 'regeling', choice: '6-2570' };
    expect(await post(url, chosen, { graphql })).toMatchObject({
      status: 303,
      to: expect.stringContaining(url),
    });
    expect(sent).toEqual([{ kenmerk, maanden: 6, termijnBedrag: 2_570 }]);
  });

  test('sends nothing without a choice', async () => {
    const { sent, graphql } = payee('');
    expect(await post(url, { form: 'regeling' }, { graphql })).toMatchObject({ status: 422 });
    expect(sent).toEqual([]);
  });
});

/** Starts a payment by `graphql`, of an insurer with these requests by the status of their last payment. */
function requests(
  graphql: ReturnType<typeof payee>['graphql'],
  stand: Readonly<Record<string, string | undefined>>,
): typeof graphql {
  const betaalverzoeken = Object.entries(stand).map(([one, status]) => {
    const betaling = status === undefined ? null : { betalingId: 'b', status };
    return { ...asked, betalingsKenmerk: one, betaling };
  });
  return async (input) =>
    input.query.includes('startBetaling')
      ? graphql(input)
      : { data: { relatie: sanne, betaalverzoeken, facturen: [] } };
}

const boxesIn = (html: string) =>
  Array.from(html.matchAll(/<input[^>]*type="checkbox"[^>]*>/g), ([box]) => [
    /value="(\d+)"/.exec(box)?.[1],
    box.includes('checked'),
  ]);

describe('paying several requests together', () => {
  const other = '2'.repeat(16);
  const third = '3'.repeat(16);

  const bank = { address: 'https://bank.example/', kenmerken: [kenmerk, third] };
  const url = '/facturen?posted=mark';
  const flash = serializeFlash({ bank });

  test('keeps the choice when it fails', async () => {
    const graphql = requests(payee('', 503).graphql, { [kenmerk]: undefined, [other]: undefined });
    const { html } = page(await post('/facturen', { form: 'pay', kenmerk: other }, { graphql }));
    expect(boxesIn(html)).toEqual([
      [kenmerk, false],
      [other, true],
    ]);
  });

  test('leads to the link to the bank with the same choice, and to another choice', async () => {
    const graphql = requests(payee('').graphql, {
      [kenmerk]: 'open',
      [other]: undefined,
      [third]: 'open',
    });
    const { html } = page(await render(request({ url, seal, graphql, flash })));
    expect(html).toContain('href="https://bank.example/"');
    expect(html).toContain('Betaal wat je hebt aangevinkt');
    expect(boxesIn(html)).toEqual([
      [kenmerk, true],
      [other, false],
      [third, true],
    ]);
  });

  test('keeps the choice after a failed payment, and starts again', async () => {
    const graphql = requests(payee('').graphql, {
      [kenmerk]: 'mislukt',
      [other]: undefined,
      [third]: 'mislukt',
    });
    const { html } = page(await render(request({ url, seal, graphql, flash })));
    expect(html).not.toContain('href="https://bank.example');
    expect(html).toContain('Betalen met iDEAL');
    expect(boxesIn(html).map(([, checked]) => checked)).toEqual([true, false, true]);
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
    const flash = response.kind === 'redirect' ? response.flash : undefined;
    const to = `${url}?posted=${mark}`;
    const { html } = page(await render(request({ url: to, seal, graphql, flash: flash ?? '' })));
    expect(html).toContain('href="https://bank.example/betaal?x=1&amp;y=%C3%A9"');
    expect(html).toContain('Je betaling staat klaar.');
    expect(html).not.toContain('name="kenmerk"');
  });

  test.each(['mislukt', 'geannuleerd', 'verlopen'])(
    'can start again at the same address after the bank reported %s',
    async (ended) => {
      const { graphql, turn } = payee('https://bank.example/');
      const response = await post(url, paying, { graphql });
      const flash = response.kind === 'redirect' ? (response.flash ?? '') : '';
      turn(ended);
      const to = `${url}?posted=${mark}`;
      const { html } = page(await render(request({ url: to, seal, graphql, flash })));
      expect(html).not.toContain('href="https://bank.example');
      expect(html).not.toContain('Je betaling staat klaar.');
      expect(html).toContain(`name="kenmerk" value="${kenmerk}"`);
    },
  );

  test('leads to the invoices for several requests', async () => {
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

  test('shows the link only for the payment it belongs to', async () => {
    const { graphql } = payee('');
    const bank = { address: 'https://bank.example/', kenmerken: ['3'] };
    const wish = { seal, graphql, flash: serializeFlash({ bank }) };
    const { html } = page(await render(request({ url: `${url}?posted=${mark}`, ...wish })));
    expect(html).not.toContain('href="https://bank.example');
  });

  test.each([
    [409, 409, 'Betaal niet opnieuw.'],
    [503, 503, 'Betalen lukt nu niet.'],
  ])('gives the reason for refusal %i', async (refused, status, words) => {
    const { graphql } = payee('', refused);
    const response = page(await post(url, paying, { graphql }));
    expect([response.status, response.html.includes(words)]).toEqual([status, true]);
  });

  test('never leads to another address than the payment provider’s', async () => {
    const config = {
      ...request().config,
      betaling: { label: 'iDEAL', hosts: ['pay.example'] },
    };
    const { graphql } = payee('https://elders.example/');
    expect(page(await post(url, paying, { graphql, config })).status).toBe(500);
  });
});
