import { describe, expect, it } from 'vitest';
import {
  createLoggedInBrowser,
  startTestGateway,
  useTestGateway,
} from '../testing/testSetup.testing.ts';
import { bankAddress, betaling } from '../testing/stubFacturen.testing.ts';

const testSetup = await useTestGateway({ betaling: { redirectHosts: ['ideal.localhost:3003'] } });
const browser = await createLoggedInBrowser(testSetup);

const start = 'mutation ($k: String!) { startBetaling(kenmerk: $k) { redirect } }';
const betalingQuery = `query ($b: String) { betaling(betalingId: $b) {
  betalingId status bedrag betaalkenmerk betalingsKenmerkOpgemaakt bijgewerktOp
} }`;
const k = '5000056789012345';

describe('starting a payment', () => {
  it('sends only the payment request, and returns where to pay', async () => {
    const response = await browser.graphql(start, { k });

    expect(response.json()).toEqual({ data: { startBetaling: { redirect: bankAddress } } });
    expect(testSetup.provider.seen).toMatchObject([
      { path: '/api/v1/betalingen', content: { betaalkenmerk: k } },
    ]);
  });

  it('sends several in one payment, and returns where to pay', async () => {
    const several =
      'mutation ($k: String!, $s: [String!]) { startBetaling(kenmerk: $k, kenmerken: $s) { redirect } }';
    const s = ['5000056789012346', '5000056789012347'];
    const response = await browser.graphql(several, { k, s });

    expect(response.json()).toEqual({ data: { startBetaling: { redirect: bankAddress } } });
    expect(testSetup.provider.seen).toMatchObject([
      { path: '/api/v1/betalingen', content: { betaalkenmerk: k, betaalkenmerken: s } },
    ]);
  });

  it.each([
    'https://elders.example/betalen',
    'http://elders.example/',
    'javascript:alert(1)',
    '/betaling/gelukt',
  ])('never redirects to %s', async (redirect) => {
    testSetup.provider.answer('/betalingen', () => ({ status: { status: 200 }, redirect }));
    const response = await browser.graphql(start, { k });

    expect(response.json()).toMatchObject({
      data: { startBetaling: null },
      errors: [{ extensions: { status: 500, soort: 'shape' } }],
    });
    expect(response.text).not.toContain(redirect);
  });

  it.each([
    [404, 404],
    [400, 404],
    [409, 409],
    [503, 503],
  ])('maps the insurer’s refusal with %i to %i', async (status, expected) => {
    testSetup.provider.answer('/betalingen', (reply) =>
      reply.code(status).send({ status: { status } }),
    );

    expect((await browser.graphql(start, { k })).json()).toMatchObject({
      errors: [{ extensions: { status: expected } }],
    });
  });

  it('is refused for another site and without a session', async () => {
    const foreign = { origin: 'https://elders.example', 'sec-fetch-site': 'cross-site' };
    expect((await browser.graphql(start, { k }, foreign)).status).toBe(403);
    expect((await testSetup.browser().graphql(start, { k })).status).toBe(401);
    expect(testSetup.provider.seen).toHaveLength(0);
  });
});

describe('the status of a payment', () => {
  it.each([
    [betaling.betalingId, betaling.betalingId],
    [null, 'laatste'],
  ])('is requested by id, or as the last one: %s', async (b, part) => {
    const response = await browser.graphql(betalingQuery, { b });

    expect(response.json()).toEqual({ data: { betaling: { ...betaling, bedrag: 15000 } } });
    expect(testSetup.provider.seen.map(({ path }) => path)).toEqual([
      `/api/v1/uitbreidingen/betalingen/${part}`,
    ]);
  });

  it('includes the current state of its payment request', async () => {
    const including = '{ betaling { betaalverzoek { bedragTeBetalen } } }';

    expect((await browser.graphql(including)).json()).toEqual({
      data: { betaling: { betaalverzoek: { bedragTeBetalen: 15000 } } },
    });
    expect(testSetup.provider.seen[1]?.path).toBe('/api/v1/betaalverzoeken/5000056789012345');
  });

  it('is returned also if its payment request cannot be loaded', async () => {
    testSetup.provider.answer('/betaalverzoeken/:kenmerk', (reply) =>
      reply.code(503).send({ status: 503 }),
    );

    expect(
      (await browser.graphql('{ betaling { status betaalverzoek { titel } } }')).json(),
    ).toEqual({
      data: { betaling: { status: 'open', betaalverzoek: null } },
    });
  });

  it('is returned also if the rest of several requests cannot be loaded, and the failed call is logged', async () => {
    const delen = [k, '5000056789012346'].map((betaalkenmerk) => ({
      bedrag: betaling.bedrag,
      betaalkenmerk,
      betalingsKenmerkOpgemaakt: betaalkenmerk,
    }));
    testSetup.provider.answer('/uitbreidingen/betalingen/:betalingId', () => ({
      status: 200,
      betaling: { ...betaling, delen },
    }));
    testSetup.provider.answer('/betaalverzoeken', () => ({ status: 200 }));
    const before = testSetup.log.length;

    expect(
      (await browser.graphql('{ betaling { status betaalverzoeken { titel } } }')).json(),
    ).toEqual({ data: { betaling: { status: 'open', betaalverzoeken: null } } });
    expect(testSetup.log.slice(before).join('')).toContain('a field failed');
  });

  it('is byte-identical for a foreign, unknown or malformed id', async () => {
    const responses = [];
    for (const status of [404, 400]) {
      testSetup.provider.answer('/uitbreidingen/betalingen/:betalingId', (reply) =>
        reply.code(status).send({ status }),
      );
      responses.push(await browser.graphql(betalingQuery, { b: betaling.betalingId }));
    }
    responses.push(
      await browser.graphql(betalingQuery, { b: '..' }),
      await browser.graphql(betalingQuery),
    );

    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(responses[0]?.json()).toMatchObject({ errors: [{ extensions: { status: 404 } }] });
  });

  it('is refused without a session', async () => {
    expect((await testSetup.browser().graphql(betalingQuery)).status).toBe(401);
  });
});

it('gives every page the payment label and the allowed host', async () => {
  const { text } = await browser.request('/overzicht');
  expect(text).toContain('|iDEAL | Wero|ideal.localhost:3003');
});

it('refuses to pay without a configured payment provider', async () => {
  const without = await startTestGateway();
  const visitor = await createLoggedInBrowser(without);

  expect((await visitor.graphql(start, { k })).json()).toMatchObject({
    errors: [{ extensions: { status: 500 } }],
  });
  await without.stop();
});
