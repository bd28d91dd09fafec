import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../testhulp/browser.testhulp.ts';
import { ingelogd, startProef, type Proef } from '../testhulp/proef.testhulp.ts';

let proef: Proef;
let browser: Browser;
beforeAll(async () => {
  proef = await startProef();
  browser = await ingelogd(proef);
});
afterAll(() => proef.stop());
beforeEach(() => proef.provider.herstel());

const mutatie = 'mutation ($n: String!) { trekDeclaratieIn(nummer: $n) }';
const trekIn = (n: string) => browser.graphql(mutatie, { n });

describe('withdrawing a claim', () => {
  it('asks the insurer once, and answers true', async () => {
    expect((await trekIn('D2026-1')).json()).toEqual({ data: { trekDeclaratieIn: true } });
    expect(proef.provider.gezien.map(({ pad }) => pad)).toEqual([
      '/api/v1/uitbreidingen/declaraties/D2026-1/intrekken',
    ]);
  });

  it.each([
    [400, 404],
    [404, 404],
    [409, 409],
    [403, 403],
  ])('that the insurer refuses with %i fails with %i', async (status, verwacht) => {
    proef.provider.antwoord('/intrekken', (reply) => reply.code(status).send({ status }));

    expect((await trekIn('D2026-1')).json()).toMatchObject({
      data: { trekDeclaratieIn: null },
      errors: [{ path: ['trekDeclaratieIn'], extensions: { status: verwacht } }],
    });
  });

  it.each(['', '.', '..', 'x'.repeat(500)])('of %j is of nothing that exists', async (n) => {
    expect((await trekIn(n)).json()).toMatchObject({ errors: [{ extensions: { status: 404 } }] });
    expect(proef.provider.gezien).toHaveLength(0);
  });

  it('is nothing for another site, nor for who is not logged in', async () => {
    const vreemd = { origin: 'https://elders.example', 'sec-fetch-site': 'cross-site' };
    expect((await browser.graphql(mutatie, { n: 'D1' }, vreemd)).status).toBe(403);
    expect((await proef.browser().graphql(mutatie, { n: 'D1' })).status).toBe(401);
    expect(proef.provider.gezien).toHaveLength(0);
  });

  it('is not offered where the insurer has no such extension', async () => {
    const query = '{ declaratie(nummer: "D1") { magIntrekken } }';
    expect((await browser.graphql(query)).json()).toEqual({
      data: { declaratie: { magIntrekken: false } },
    });
  });
});
