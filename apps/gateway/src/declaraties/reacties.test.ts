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

const mutatie = `mutation ($n: String!, $r: Int, $t: String!) {
  reageerOpDeclaratie(nummer: $n, regel: $r, tekst: $t) { nummer reacties { tekst status } }
}`;

describe('a reaction to a claim', () => {
  it('goes to the insurer, and answers the claim as it is then', async () => {
    const antwoord = await browser.graphql(mutatie, { n: 'D1', r: 2, t: ' Waarom? ' });

    // The stub knows no reactions: an insurer without the extension.
    expect(antwoord.json()).toEqual({
      data: { reageerOpDeclaratie: { nummer: 'D1', reacties: null } },
    });
    expect(proef.provider.gezien.map(({ pad, inhoud }) => [pad, inhoud])).toEqual([
      ['/api/v1/uitbreidingen/declaraties/D1/reacties', { regel: 2, tekst: 'Waarom?' }],
      ['/api/v1/declaraties/D1', undefined],
    ]);
  });

  it.each([
    [404, 404],
    [400, 404],
    [409, 409],
  ])('that the insurer refuses with %i fails with %i', async (status, verwacht) => {
    proef.provider.antwoord('/reacties', (reply) => reply.code(status).send({ status }));

    expect((await browser.graphql(mutatie, { n: 'D1', t: 'x' })).json()).toMatchObject({
      data: { reageerOpDeclaratie: null },
      errors: [{ extensions: { status: verwacht } }],
    });
  });

  it.each(['', '   ', 'x'.repeat(1001), 'a\0b'])('is no words: %j', async (t) => {
    expect((await browser.graphql(mutatie, { n: 'D1', t })).json()).toMatchObject({
      errors: [{ extensions: { status: 400 } }],
    });
    expect(proef.provider.gezien).toHaveLength(0);
  });

  it('is nothing for another site, nor for who is not logged in', async () => {
    const vreemd = { origin: 'https://elders.example', 'sec-fetch-site': 'cross-site' };
    expect((await browser.graphql(mutatie, { n: 'D1', t: 'x' }, vreemd)).status).toBe(403);
    expect((await proef.browser().graphql(mutatie, { n: 'D1', t: 'x' })).status).toBe(401);
  });
});
