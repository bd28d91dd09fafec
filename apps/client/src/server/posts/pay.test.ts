import type { GraphqlRequest } from '@mijn/contract/serverEntry';
import { describe, expect, test } from 'vitest';
import { refusal, relatie, render, request as requestOf } from '../render/render.testing.ts';

const betaalverzoek = {
  titel: 'Herinnering',
  betalingsKenmerk: '5000056789012345',
  bedragTeBetalen: 15_420,
  uitersteBetaalDatum: '2026-11-30',
  betaling: null,
};
const betaling = (status: string) => ({
  betalingId: 'b-1',
  status,
  bedrag: 15_420,
  betaalkenmerk: '5000056789012345',
  betalingsKenmerkOpgemaakt: '5000 0567 8901 2345',
  bijgewerktOp: '2026-11-21T09:00:00Z',
  betaalverzoek,
  betaalverzoeken: [betaalverzoek],
  delen: [],
});
const fields: Readonly<Record<string, unknown>> = {
  relatie,
  declaraties: { declaraties: [] },
  betaalverzoeken: [betaalverzoek],
  eigenRisico: null,
};

interface Wish {
  readonly all?: object;
  /** Field that the page's operation cannot get, and its status. */
  readonly refused?: readonly [field: string, status: number];
  readonly loggedIn?: boolean;
}

async function request(url: string, { all = fields, refused, loggedIn = true }: Wish = {}) {
  const requested: GraphqlRequest[] = [];
  const graphql = async (operation: GraphqlRequest) => {
    requested.push(operation);
    // The frame has its own operation, which does not fail here.
    if (operation.query.includes('query Frame')) return { data: fields };
    if (!refused) return { data: all };
    const { data, errors } = refusal(...refused);
    return { data: { ...all, ...data }, errors };
  };
  const out = await render(requestOf({ url, loggedIn, graphql }));
  const html = out.kind === 'page' ? out.html.replaceAll('\u00A0', ' ') : '';
  return { out, html, requested, to: out.kind === 'redirect' ? out.to : undefined };
}

describe('payment requests on the overview', () => {
  test('load with the rest in one request', async () => {
    const { html, requested } = await request('/overzicht');
    expect(html).toContain('Te betalen');
    const ofPage = requested.filter(({ query }) => !query.includes('query Frame'));
    expect(ofPage.filter(({ query }) => query.includes('betaalverzoeken'))).toHaveLength(1);
    expect(requested).toHaveLength(2);
  });

  test('fail in their place, without a claim that all is paid', async () => {
    const { html, out } = await request('/overzicht', { refused: ['betaalverzoeken', 503] });
    expect(out).toMatchObject({ kind: 'page', status: 200 });
    expect(html).toContain('We kunnen nu niet zien of je iets moet betalen.');
    expect(html).toContain('Laatste declaraties');
    expect(html).not.toContain('Je bent helemaal bij');
  });

  test('are shown when the claims fail', async () => {
    const { html } = await request('/overzicht', { refused: ['declaraties', 500] });
    expect(html).toContain('Te betalen');
    expect(html).toContain('We kunnen je declaraties nu niet laten zien.');
  });

  test('are absent without bills', async () => {
    const { html } = await request('/overzicht', { all: { ...fields, betaalverzoeken: [] } });
    expect(html).toContain('Je bent helemaal bij.');
  });
});

const including = (status: string): Wish => ({ all: { betaling: betaling(status) } });

describe('the pages that the bank returns to', () => {
  test.each([
    ['/betaling/gelukt?betaling=b-1', 'mislukt', '/betaling/mislukt?betaling=b-1'],
    ['/betaling/mislukt?betaling=b-1', 'betaald', '/betaling/gelukt?betaling=b-1'],
    ['/betaling/gelukt', 'open', '/betaling/afhandeling?betaling=b-1'],
    ['/betaling/afhandeling', 'betaald', '/betaling/gelukt?betaling=b-1'],
  ])('redirect %s with status %s to %s', async (url, status, to) => {
    expect((await request(url, including(status))).to).toBe(to);
  });

  test.each([
    ['/betaling/afhandeling', 'inBehandeling', 'Betaling afhandelen', 'Betaal niet opnieuw.'],
    ['/betaling/gelukt', 'betaald', 'Betaling gelukt', 'We hebben € 154,20 ontvangen.'],
    [
      '/betaling/mislukt',
      'geannuleerd',
      'Betaling mislukt',
      'Je stopte zelf; er is niets afgeschreven.',
    ],
  ])('show the right title and words: %s', async (url, status, title, sentence) => {
    const { html } = await request(url, including(status));
    expect(html).toContain(`<title>Mijn Zilverzand | ${title}</title>`);
    expect(html).toContain(sentence);
  });

  test('say nothing about a payment that cannot be loaded', async () => {
    for (const url of ['/betaling/gelukt', '/betaling/mislukt', '/betaling/afhandeling']) {
      const { html } = await request(url, { refused: ['betaling', 503] });
      expect(html).toContain('We kunnen je betaling nu niet zien.');
      expect(html).not.toMatch(/is gelukt|niet gelukt/);
    }
  });

  test('lead to the login page without a session, and return to the payment after it', async () => {
    const out = await request('/betaling/afhandeling?betaling=b-1', { loggedIn: false });
    expect(out.to).toBe('/inloggen?terug=betalingAfhandeling&betaling=b-1');
    const expired = await request('/betaling/gelukt?betaling=b-1', { refused: ['betaling', 401] });
    expect(expired.to).toBe('/inloggen?unauthorized=true&terug=betalingGelukt&betaling=b-1');
  });
});
