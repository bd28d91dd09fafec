import { describe, expect, it } from 'vitest';
import { createLoggedInBrowser, useTestGateway } from '../testing/testSetup.testing.ts';
import { never, type OtherResponse } from '../testing/stubProvider.testing.ts';
import { relatieOf } from '../testing/stubResponses.testing.ts';

const testSetup = await useTestGateway({ timeouts: { provider: 400 } });
const browser = await createLoggedInBrowser(testSetup);

/** Runs an operation twice, because Mercurius interprets it first and compiles it later. */
async function sendTwice(query: string, variables?: object) {
  await browser.graphql(query, variables);
  await browser.graphql(query, variables);
  testSetup.provider.seen.length = 0;
  return browser.graphql(query, variables);
}

const pathsSeen = () => testSetup.provider.seen.map(({ path }) => path);

/** Returns for each call of an operation whether it requested a total. */
async function counted(query: string): Promise<boolean[]> {
  await sendTwice(query);
  return testSetup.provider.seen.map(({ headers }) => headers['prefer'] !== 'count=none');
}

describe('the response to an operation', () => {
  it('has amounts in cents, the account masked, and defaults where the insurer has no extension', async () => {
    const query = `{ declaratie(nummer: "D1") {
      bedrag afgeschermd bestanden { bestandId } verloop { status } verwachtOp
      uitkeerInformatie { iban uitgekeerdBedrag eigenRisicoBedrag }
    } }`;

    expect((await sendTwice(query)).json()).toEqual({
      data: {
        declaratie: {
          bedrag: 1999,
          afgeschermd: true,
          bestanden: [],
          verloop: [],
          verwachtOp: null,
          uitkeerInformatie: {
            iban: 'NL••\u00A0••••\u00A04300',
            uitgekeerdBedrag: 999,
            eigenRisicoBedrag: 1000,
          },
        },
      },
    });
  });

  it('counts the claims only if the total is selected', async () => {
    expect(await counted('{ declaraties { declaraties { nummer } } }')).toEqual([false]);
    expect(await counted('{ declaraties { totaal } }')).toEqual([true]);
    const part = 'fragment Stand on DeclaratieList { totaal }';
    expect(await counted(`query { declaraties { ...Stand } } ${part}`)).toEqual([true]);
  });

  it('fetches the relation once, and leaves absent parameters to the insurer', async () => {
    const query = `{
      relatie { indicatoren indicatorenRedenen { redenen } }
      eigenRisico { totaalVerbruikt }
      verzekerden { jaar }
    }`;
    const response = await sendTwice(query);

    expect(response.json()).toEqual({
      data: {
        relatie: {
          indicatoren: ['toonMeldingKiesDigitaalCorrespondentie'],
          indicatorenRedenen: [{ redenen: ['GeenZenZ'] }],
        },
        eigenRisico: { totaalVerbruikt: 2035 },
        verzekerden: { jaar: 2026 },
      },
    });
    expect(pathsSeen().toSorted()).toEqual([
      '/api/v1/eigenRisicoPerJaar',
      '/api/v1/relatie',
      '/api/v1/verzekerdenperjaartal',
    ]);
  });

  it.each([
    ['the year in the Netherlands', undefined, Temporal.Now.plainDateISO('Europe/Amsterdam').year],
    ['that of the insurer’s day where it tells one', '2031-01-01', 2031],
  ])('fills in for an insurer that demands it %s', async (_, vandaag, year) => {
    const { provider } = testSetup;
    provider.answer('/relatie', (_reply, bsn) => ({
      status: { status: 200 },
      relatie: { ...relatieOf(bsn), vandaag },
      _state: 'x',
    }));
    for (const path of ['/eigenRisicoPerJaar', '/verzekerdenperjaartal'])
      provider.answer(path, (reply) => reply.code(400).send({ status: 400 }));
    await browser.graphql('{ eigenRisico { totaalVerbruikt } verzekerden { jaar } }');

    const paths = pathsSeen();
    expect(paths.filter((path) => path.endsWith('/relatie'))).toHaveLength(1);
    expect(paths).toContain(`/api/v1/eigenRisicoPerJaar?relatienummer=R081&jaar=${year}&merk=ZZ`);
    expect(paths).toContain(`/api/v1/verzekerdenperjaartal?relatienummer=R081&jaartal=${year}`);
  });

  it('passes filters on, and only those that were given', async () => {
    await browser.graphql(
      'query ($s: DeclaratieStatus) { declaraties(status: $s, zoek: "a&b") { totaal } }',
      {
        s: 'INGEDIEND',
      },
    );

    expect(testSetup.provider.seen[0]?.path).toBe(
      '/api/v1/declaraties?status=INGEDIEND&zoek=a%26b',
    );
  });
});

const error =
  (status: number, body: object = {}): OtherResponse =>
  (reply) =>
    reply.code(status).send({ status, ...body });

describe('a response with partial failures', () => {
  it.each([
    ['400', error(400), { status: 400, soort: 'refused' }],
    ['401', error(401), { status: 401, soort: 'refused' }],
    [
      '403 with reasons',
      error(403, { redenen: ['GeenZenZ'] }),
      { status: 403, redenen: ['GeenZenZ'] },
    ],
    ['404', error(404), { status: 404, redenen: [] }],
    ['429', error(429), { status: 429 }],
    ['500', error(500), { status: 500, soort: 'refused' }],
    ['502', error(502), { status: 503, soort: 'refused' }],
    ['418', error(418), { status: 500 }],
    ['a status inside a 200', () => ({ status: { status: 500 } }), { status: 500 }],
    ['a page instead of data', (reply) => reply.type('text/html').send('<p>'), { soort: 'syntax' }],
    ['an empty answer', (reply) => reply.send(''), { soort: 'syntax' }],
    ['another shape', () => ({ declaraties: 4 }), { status: 500, soort: 'shape' }],
    [
      'a tenth of a cent',
      () => ({ status: { status: 200 }, declaraties: [{ bedrag: 0.001 }] }),
      { status: 500 },
    ],
    ['no answer in time', never, { status: 503, soort: 'unreachable' }],
  ] satisfies [string, OtherResponse, object][])('%s', async (_name, response, extensions) => {
    testSetup.provider.answer('/declaraties', response);

    const { status, ...rest } = await browser.graphql(
      '{ relatie { roepnaam } declaraties { totaal } }',
    );

    expect(status).toBe(200);
    expect(rest.json()).toMatchObject({
      data: { relatie: { roepnaam: 'Sanne' }, declaraties: null },
      errors: [{ path: ['declaraties'], extensions }],
    });
    expect(rest.headers['cache-control']).toBe('no-store');
  });
});

describe('an unknown id', () => {
  it('returns the same bytes whether foreign, unknown or malformed', async () => {
    testSetup.provider.answer('/declaraties/:id', error(404));
    const query = 'query ($n: String!) { declaratie(nummer: $n) { nummer } }';
    const numbers = [
      'D9',
      '',
      '.',
      '..',
      '../relatie',
      'a/b',
      '%00',
      '\u0000',
      '\uD800',
      'x'.repeat(500),
      "' or 1=1 --",
      'é',
    ];
    const responses = await Promise.all(numbers.map((n) => browser.graphql(query, { n })));
    testSetup.provider.answer('/declaraties/:id', error(400));
    responses.push(await browser.graphql(query, { n: 'fout-van-vorm' }));

    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(responses[0]?.json()).toMatchObject({ errors: [{ extensions: { status: 404 } }] });
    expect(
      testSetup.provider.seen.every(({ path }) => path.startsWith('/api/v1/declaraties/')),
    ).toBe(true);
  });
});

it('aborts the call to the insurer when the browser disconnects', async () => {
  let aborted = false;
  testSetup.provider.answer('/declaraties', async (reply) => {
    await new Promise((done) => reply.raw.once('close', done));
    aborted = true;
  });
  await browser.graphql('{ declaraties { totaal } }');

  await expect.poll(() => aborted).toBe(true);
});
