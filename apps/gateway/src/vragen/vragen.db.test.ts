import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createLoggedInBrowser, useTestGateway } from '../testing/testSetup.testing.ts';

const testSetup = await useTestGateway();
const browser = await createLoggedInBrowser(testSetup);
const sleutel = randomUUID();

const mutation = `mutation ($s: String!, $o: VraagOnderwerp!, $k: String, $r: Int, $t: String!) {
  stelVraag(sleutel: $s, onderwerp: $o, kenmerk: $k, regel: $r, tekst: $t) { vraagId uiterlijkOp }
}`;
const claim = { s: sleutel, o: 'declaratie', k: 'D1', t: 'x' };

describe('a question', () => {
  it('is forwarded with its key and subject, and returns the day of the answer', async () => {
    const response = await browser.graphql(mutation, { ...claim, r: 2, t: ' Waarom? ' });
    expect(response.json()).toEqual({
      data: { stelVraag: { vraagId: 'v1', uiterlijkOp: '2026-12-04' } },
    });
    expect(testSetup.provider.seen.map(({ path, content }) => [path, content])).toEqual([
      [
        '/api/v1/uitbreidingen/vragen',
        { sleutel, onderwerp: 'declaratie', kenmerk: 'D1', regel: 2, tekst: 'Waarom?' },
      ],
    ]);
  });

  it.each([
    [404, 404],
    [400, 404],
    [409, 409],
  ])('maps the insurer’s refusal with %i to %i', async (status, expected) => {
    testSetup.provider.answer('/stelVraag', (reply) => reply.code(status).send({ status }));
    expect((await browser.graphql(mutation, claim)).json()).toMatchObject({
      data: { stelVraag: null },
      errors: [{ extensions: { status: expected } }],
    });
  });

  it.each([{ t: '' }, { t: '   ' }, { t: 'x'.repeat(1001) }, { t: '\0\u200B' }, { s: 'x' }])(
    'is refused when malformed: %j',
    async (wrong) => {
      testSetup.provider.recover();
      expect((await browser.graphql(mutation, { ...claim, ...wrong })).json()).toMatchObject({
        errors: [{ extensions: { status: 400 } }],
      });
      expect(testSetup.provider.seen).toHaveLength(0);
    },
  );

  it('is refused for another site and without a session', async () => {
    const foreign = { origin: 'https://elders.example', 'sec-fetch-site': 'cross-site' };
    expect((await browser.graphql(mutation, claim, foreign)).status).toBe(403);
    expect((await testSetup.browser().graphql(mutation, claim)).status).toBe(401);
  });
});

it('lists the questions; an insurer without the extension has none and takes none', async () => {
  testSetup.provider.recover();
  const query = '{ relatie { magVragenStellen } vragen { tekst } }';
  // The stub's person is of an insurer without it.
  expect((await browser.graphql(query)).json()).toEqual({
    data: { relatie: { magVragenStellen: false }, vragen: [] },
  });
});
