import { describe, expect, it } from 'vitest';
import { createLoggedInBrowser, useTestGateway } from '../testing/testSetup.testing.ts';

const testSetup = await useTestGateway();
const browser = await createLoggedInBrowser(testSetup);

const mutation = `mutation ($n: String!, $r: Int, $t: String!) {
  reageerOpDeclaratie(nummer: $n, regel: $r, tekst: $t) { nummer reacties { tekst status } }
}`;

describe('a reaction to a claim', () => {
  it('is forwarded, and returns the updated claim', async () => {
    const response = await browser.graphql(mutation, { n: 'D1', r: 2, t: ' Waarom? ' });

    // The stub is an insurer without the extension.
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
  ])('maps the insurer’s refusal with %i to %i', async (status, expected) => {
    testSetup.provider.answer('/reacties', (reply) => reply.code(status).send({ status }));

    expect((await browser.graphql(mutation, { n: 'D1', t: 'x' })).json()).toMatchObject({
      data: { reageerOpDeclaratie: null },
      errors: [{ extensions: { status: expected } }],
    });
  });

  it.each(['', '   ', 'x'.repeat(1001), '\0\u200B'])('is refused without text: %j', async (t) => {
    expect((await browser.graphql(mutation, { n: 'D1', t })).json()).toMatchObject({
      errors: [{ extensions: { status: 400 } }],
    });
    expect(testSetup.provider.seen).toHaveLength(0);
  });

  it('is refused for another site and without a session', async () => {
    const foreign = { origin: 'https://elders.example', 'sec-fetch-site': 'cross-site' };
    expect((await browser.graphql(mutation, { n: 'D1', t: 'x' }, foreign)).status).toBe(403);
    expect((await testSetup.browser().graphql(mutation, { n: 'D1', t: 'x' })).status).toBe(401);
  });
});
