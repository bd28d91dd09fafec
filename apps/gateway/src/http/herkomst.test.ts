import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser, Verzoek } from '../testhulp/browser.testhulp.ts';
import { ingelogd, startProef, type Proef } from '../testhulp/proef.testhulp.ts';

let proef: Proef;
let browser: Browser;
beforeAll(async () => {
  proef = await startProef();
  browser = await ingelogd(proef);
});
afterAll(() => proef.stop());
beforeEach(() => proef.provider.herstel());

const body = JSON.stringify({ query: '{ relatie { roepnaam } }' });
const json = { 'content-type': 'application/json' };
const formulier = { 'content-type': 'multipart/form-data; boundary=x' };
const schrijvend: [string, Verzoek][] = [
  ['/graphql', { body, headers: json }],
  ['/api/v1/declaraties/indienen', { body: '--x--', headers: formulier }],
  ['/api/v1/declaraties/valideren/bestand', { body: '--x--', headers: formulier }],
];
const vreemd: [string, Record<string, string | undefined>][] = [
  ['from another site', { origin: 'https://elders.example', 'sec-fetch-site': 'cross-site' }],
  ['from the other brand', { 'sec-fetch-site': 'same-site' }],
  ['with another Origin only', { origin: 'https://elders.example' }],
  ['with Origin null', { origin: 'null' }],
  ['typed in by hand', { origin: undefined, 'sec-fetch-site': 'none' }],
  ['without our own header', { 'x-mijn': undefined }],
  ['with another value in our header', { 'x-mijn': '0' }],
  ['from we do not know where', { origin: undefined, 'sec-fetch-site': undefined }],
];

describe.each(schrijvend)('%s', (pad, verzoek) => {
  const roep = (headers: Record<string, string | undefined>) =>
    browser.roep(pad, { ...verzoek, headers: { ...verzoek.headers, ...headers } });

  it('takes a call of our own page', async () => {
    expect((await roep({})).status).toBe(200);
  });

  it.each(vreemd)('refuses a call %s, and asks the insurer nothing', async (_naam, headers) => {
    expect((await roep(headers)).status).toBe(403);
    expect(proef.provider.gezien).toHaveLength(0);
  });

  it('refuses somebody who is not logged in', async () => {
    expect((await proef.browser().roep(pad, verzoek)).status).toBe(401);
  });

  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS'] as const)('knows no %s', async (method) => {
    const antwoord = await browser.roep(pad, { method });

    expect([antwoord.status, antwoord.headers['allow']]).toEqual([405, 'POST']);
    expect(antwoord.headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('signing out', () => {
  it.each(vreemd.slice(0, 7))('is refused %s, and ends nothing', async (_naam, headers) => {
    const antwoord = await browser.roep('/api/v1/gatewaySignOut', { method: 'GET', headers });

    expect(antwoord.status).toBe(403);
    expect((await browser.graphql('{ __typename }')).status).toBe(200);
  });

  it('is nothing that HEAD can do', async () => {
    await browser.roep('/api/v1/gatewaySignOut', { method: 'HEAD' });

    expect((await browser.graphql('{ __typename }')).status).toBe(200);
  });
});

describe('what /graphql takes', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'not %s',
    async (soort) => {
      const antwoord = await browser.roep('/graphql', { body, headers: { 'content-type': soort } });

      expect(antwoord.status).toBe(415);
      expect(antwoord.json()).toMatchObject({ errors: [{ extensions: { status: 415 } }] });
    },
  );

  it.each([
    ['broken JSON', '{"query":'],
    ['a list of operations', `[${body}]`],
    ['no operation', '{}'],
    ['an unknown field', '{"query":"{ __typename }","extensions":{}}'],
    ['a syntax tree', JSON.stringify({ query: JSON.stringify({ kind: 'Document' }) })],
    ['an unknown field of the schema', '{"query":"{ geheim }"}'],
    ['two operations', '{"query":"query a { __typename } query b { __typename }"}'],
  ])('not %s', async (_naam, kapot) => {
    const antwoord = await browser.roep('/graphql', { body: kapot, headers: json });

    expect(antwoord.status).toBe(400);
    expect(antwoord.tekst).not.toContain('geheim');
  });

  it('not more than a hundred kilobytes', async () => {
    const groot = JSON.stringify({ query: `{ __typename } #${'x'.repeat(110_000)}` });

    expect((await browser.roep('/graphql', { body: groot, headers: json })).status).toBe(413);
  });
});

describe('headers that say who is calling', () => {
  const koppen = {
    bsn: '999992727',
    zekerheidsniveau: '30',
    relatienummer: 'R727',
    authorization: 'Bearer iets',
    'x-forwarded-for': '10.0.0.1',
  };
  const zonderId = (headers: Antwoordkoppen) => ({ ...headers, date: undefined });
  type Antwoordkoppen = Record<string, string | string[] | undefined>;

  it.each([
    ['an operation', '/graphql', { method: 'POST', body, headers: json } as const],
    ['a page', '/overzicht', { method: 'GET' } as const],
    ['the staff’s door', '/intern/graphql', { method: 'POST', body, headers: json } as const],
    ['the staff’s calls', '/intern/api/v1/relatie', { method: 'GET' } as const],
  ])('change nothing, to the byte: %s', async (_naam, pad, verzoek: Verzoek) => {
    const zonder = await browser.roep(pad, verzoek);
    const met = await browser.roep(pad, { ...verzoek, headers: { ...verzoek.headers, ...koppen } });

    expect(met.tekst).toBe(zonder.tekst);
    expect(met.status).toBe(zonder.status);
    expect(zonderId(met.headers)).toEqual(zonderId(zonder.headers));
    expect(proef.provider.gezien.every(({ bsn }) => bsn === '999990081')).toBe(true);
  });

  it('never reach the insurer, nor does a cookie', async () => {
    await browser.graphql('{ relatie { roepnaam } }', undefined, koppen);
    await browser.roep('/api/v1/declaraties/indienen', {
      body: '--x--',
      headers: { ...formulier, ...koppen, 'idempotency-key': 'k1' },
    });

    expect(proef.provider.gezien).toHaveLength(2);
    for (const { headers } of proef.provider.gezien) {
      for (const naam of [
        'bsn',
        'zekerheidsniveau',
        'relatienummer',
        'cookie',
        'x-forwarded-for',
      ]) {
        expect(headers).not.toHaveProperty(naam);
      }
      expect(headers.authorization).not.toBe('Bearer iets');
    }
    expect(proef.provider.gezien[1]?.headers).toMatchObject({ 'idempotency-key': 'k1' });
  });
});
