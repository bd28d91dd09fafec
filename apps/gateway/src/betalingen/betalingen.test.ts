import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../testhulp/browser.testhulp.ts';
import { ingelogd, startProef, type Proef } from '../testhulp/proef.testhulp.ts';
import { bankAdres, betaling } from '../testhulp/stubFacturen.testhulp.ts';

let proef: Proef;
let browser: Browser;
beforeAll(async () => {
  proef = await startProef({ betaling: { redirectHosts: ['ideal.localhost:3003'] } });
  browser = await ingelogd(proef);
});
afterAll(() => proef.stop());
beforeEach(() => proef.provider.herstel());

const start = 'mutation ($k: String!) { startBetaling(kenmerk: $k) { redirect } }';
const stand = `query ($b: String) { betaling(betalingId: $b) {
  betalingId status bedrag betaalkenmerk betalingsKenmerkOpgemaakt bijgewerktOp
} }`;
const k = '5000056789012345';

describe('starting a payment', () => {
  it('sends the payment request and nothing else, and answers where to pay', async () => {
    const antwoord = await browser.graphql(start, { k });

    expect(antwoord.json()).toEqual({ data: { startBetaling: { redirect: bankAdres } } });
    expect(proef.provider.gezien).toMatchObject([
      { pad: '/api/v1/betalingen', inhoud: { betaalkenmerk: k } },
    ]);
  });

  it.each([
    'https://elders.example/betalen',
    'http://elders.example/',
    'javascript:alert(1)',
    '/betaling/gelukt',
  ])('never sends anybody to %s', async (redirect) => {
    proef.provider.antwoord('/betalingen', () => ({ status: { status: 200 }, redirect }));
    const antwoord = await browser.graphql(start, { k });

    expect(antwoord.json()).toMatchObject({
      data: { startBetaling: null },
      errors: [{ extensions: { status: 500, soort: 'vorm' } }],
    });
    expect(antwoord.tekst).not.toContain(redirect);
  });

  it.each([
    [404, 404],
    [400, 404],
    [409, 409],
    [503, 503],
  ])('that the insurer refuses with %i fails with %i', async (status, verwacht) => {
    proef.provider.antwoord('/betalingen', (reply) =>
      reply.code(status).send({ status: { status } }),
    );

    expect((await browser.graphql(start, { k })).json()).toMatchObject({
      errors: [{ extensions: { status: verwacht } }],
    });
  });

  it('is nothing for another site, nor for who is not logged in', async () => {
    const vreemd = { origin: 'https://elders.example', 'sec-fetch-site': 'cross-site' };
    expect((await browser.graphql(start, { k }, vreemd)).status).toBe(403);
    expect((await proef.browser().graphql(start, { k })).status).toBe(401);
    expect(proef.provider.gezien).toHaveLength(0);
  });
});

describe('how a payment stands', () => {
  it.each([
    [betaling.betalingId, betaling.betalingId],
    [null, 'laatste'],
  ])('is asked by its id, or as the last one: %s', async (b, deel) => {
    const antwoord = await browser.graphql(stand, { b });

    expect(antwoord.json()).toEqual({ data: { betaling: { ...betaling, bedrag: 15000 } } });
    expect(proef.provider.gezien.map(({ pad }) => pad)).toEqual([
      `/api/v1/uitbreidingen/betalingen/${deel}`,
    ]);
  });

  it('comes with what it was meant to pay, as that stands now', async () => {
    const met = '{ betaling { betaalverzoek { bedragTeBetalen } } }';

    expect((await browser.graphql(met)).json()).toEqual({
      data: { betaling: { betaalverzoek: { bedragTeBetalen: 15000 } } },
    });
    expect(proef.provider.gezien[1]?.pad).toBe('/api/v1/betaalverzoeken/5000056789012345');
  });

  it('is told also while what it was meant to pay cannot be', async () => {
    proef.provider.antwoord('/betaalverzoeken/:kenmerk', (reply) =>
      reply.code(503).send({ status: 503 }),
    );

    expect(
      (await browser.graphql('{ betaling { status betaalverzoek { titel } } }')).json(),
    ).toEqual({
      data: { betaling: { status: 'open', betaalverzoek: null } },
    });
  });

  it('answers the same bytes for one that is foreign, unknown or malformed', async () => {
    const antwoorden = [];
    for (const status of [404, 400]) {
      proef.provider.antwoord('/uitbreidingen/betalingen/:betalingId', (reply) =>
        reply.code(status).send({ status }),
      );
      antwoorden.push(await browser.graphql(stand, { b: betaling.betalingId }));
    }
    antwoorden.push(await browser.graphql(stand, { b: '..' }), await browser.graphql(stand));

    expect(new Set(antwoorden.map(({ tekst }) => tekst)).size).toBe(1);
    expect(antwoorden[0]?.json()).toMatchObject({ errors: [{ extensions: { status: 404 } }] });
  });

  it('is nothing for who is not logged in', async () => {
    expect((await proef.browser().graphql(stand)).status).toBe(401);
  });
});

it('every page is told what paying is called, and where it may lead', async () => {
  const { tekst } = await browser.vraag('/overzicht');
  expect(tekst).toContain('|iDEAL | Wero|ideal.localhost:3003');
});

it('without a configured payment provider nobody is sent anywhere', async () => {
  const zonder = await startProef();
  const bezoeker = await ingelogd(zonder);

  expect((await bezoeker.graphql(start, { k })).json()).toMatchObject({
    errors: [{ extensions: { status: 500 } }],
  });
  await zonder.stop();
});
