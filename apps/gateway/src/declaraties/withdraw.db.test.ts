import { describe, expect, it } from 'vitest';
import { createLoggedInBrowser, useTestGateway } from '../testing/testSetup.testing.ts';

const testSetup = await useTestGateway();
const browser = await createLoggedInBrowser(testSetup);

const mutation = 'mutation ($n: String!) { trekDeclaratieIn(nummer: $n) }';
const withdraw = (n: string) => browser.graphql(mutation, { n });

describe('withdrawing a claim', () => {
  it('calls the insurer once, and returns true', async () => {
    expect((await withdraw('D2026-1')).json()).toEqual({ data: { trekDeclaratieIn: true } });
    expect(testSetup.provider.seen.map(({ path }) => path)).toEqual([
      '/api/v1/uitbreidingen/declaraties/D2026-1/intrekken',
    ]);
  });

  it.each([
    [400, 404],
    [404, 404],
    [409, 409],
    [403, 403],
  ])('maps the insurer’s refusal with %i to %i', async (status, expected) => {
    testSetup.provider.answer('/intrekken', (reply) => reply.code(status).send({ status }));

    expect((await withdraw('D2026-1')).json()).toMatchObject({
      data: { trekDeclaratieIn: null },
      errors: [{ path: ['trekDeclaratieIn'], extensions: { status: expected } }],
    });
  });

  it.each(['', '.', '..', 'x'.repeat(500)])(
    'is answered as for one that does not exist: %j',
    async (n) => {
      expect((await withdraw(n)).json()).toMatchObject({
        errors: [{ extensions: { status: 404 } }],
      });
      expect(testSetup.provider.seen).toHaveLength(0);
    },
  );

  it('is refused for another site and without a session', async () => {
    const foreign = { origin: 'https://elders.example', 'sec-fetch-site': 'cross-site' };
    expect((await browser.graphql(mutation, { n: 'D1' }, foreign)).status).toBe(403);
    expect((await testSetup.browser().graphql(mutation, { n: 'D1' })).status).toBe(401);
    expect(testSetup.provider.seen).toHaveLength(0);
  });

  it('is not offered without the extension', async () => {
    const query = '{ declaratie(nummer: "D1") { magIntrekken } }';
    expect((await browser.graphql(query)).json()).toEqual({
      data: { declaratie: { magIntrekken: false } },
    });
  });
});
