import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { loggedIn, startTestGateway } from '../testing/testSetup.testing.ts';

const testSetup = await startTestGateway();
const browser = await loggedIn(testSetup);
afterAll(() => testSetup.stop());
beforeEach(() => testSetup.provider.recover());

const mutation = `mutation ($n: String!, $r: Int, $t: String!) {
  reageerOpDeclaratie(nummer: $n, regel: $r, tekst: $t) { nummer reacties { tekst status } }
}`;

describe('a reaction to a claim', () => {
  it('goes to the insurer, and answers the claim as it is then', async () => {
    const response = await browser.graphql(mutation, { n: 'D1', r: 2, t: ' Waarom? ' });

    // The stub knows no reactions: an insurer without the extension.
    expect(response.json()).toEqual({
      data: { reageerOpDeclaratie: { nummer: 'D1', reacties: null } },
    });
    expect(testSetup.provider.seen.map(({ path, content }) => [path, content])).toEqual([
      ['/api/v1/uitbreidingen/declaraties/D1/reacties', { regel: 2, tekst: 'Waarom?' }],
      ['/api/v1/declaraties/D1', undefined],
    ]);
  });

  it.each([
    [404, 404],
    [400, 404],
    [409, 409],
  ])('that the insurer refuses with %i fails with %i', async (status, expected) => {
    testSetup.provider.answer('/reacties', (reply) => reply.code(status).send({ status }));

    expect((await browser.graphql(mutation, { n: 'D1', t: 'x' })).json()).toMatchObject({
      data: { reageerOpDeclaratie: null },
      errors: [{ extensions: { status: expected } }],
    });
  });

  it.each(['', '   ', 'x'.repeat(1001), '\0\u200B'])('is no words: %j', async (t) => {
    expect((await browser.graphql(mutation, { n: 'D1', t })).json()).toMatchObject({
      errors: [{ extensions: { status: 400 } }],
    });
    expect(testSetup.provider.seen).toHaveLength(0);
  });

  it('is nothing for another site, nor for who is not logged in', async () => {
    const foreign = { origin: 'https://elders.example', 'sec-fetch-site': 'cross-site' };
    expect((await browser.graphql(mutation, { n: 'D1', t: 'x' }, foreign)).status).toBe(403);
    expect((await testSetup.browser().graphql(mutation, { n: 'D1', t: 'x' })).status).toBe(401);
  });
});
