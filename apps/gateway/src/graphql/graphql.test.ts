import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../testhulp/browser.testhulp.ts';
import { ingelogd, startProef, type Proef } from '../testhulp/proef.testhulp.ts';
import { nooit, type AnderAntwoord } from '../testhulp/stubProvider.testhulp.ts';

let proef: Proef;
let browser: Browser;
beforeAll(async () => {
  proef = await startProef({ wachttijden: { provider: 400 } });
  browser = await ingelogd(proef);
});
afterAll(() => proef.stop());
beforeEach(() => proef.provider.herstel());

/** The same operation twice: as Mercurius first runs it, and compiled. */
async function tweemaal(query: string, variables?: object) {
  await browser.graphql(query, variables);
  await browser.graphql(query, variables);
  proef.provider.gezien.length = 0;
  return browser.graphql(query, variables);
}

/** Whether each call that an operation made wanted a total. */
async function geteld(query: string): Promise<boolean[]> {
  await tweemaal(query);
  return proef.provider.gezien.map(({ headers }) => headers['prefer'] !== 'count=none');
}

describe('what an operation answers', () => {
  it('has amounts in cents, the account masked, and defaults where the insurer has no extension', async () => {
    const query = `{ declaratie(nummer: "D1") {
      bedrag afgeschermd bestanden { bestandId } verloop { status } verwachtOp
      uitkeerInformatie { iban uitgekeerdBedrag eigenRisicoBedrag }
    } }`;

    expect((await tweemaal(query)).json()).toEqual({
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

  it('has the claims counted only where the number is asked for', async () => {
    expect(await geteld('{ declaraties { declaraties { nummer } } }')).toEqual([false]);
    expect(await geteld('{ declaraties { totaal } }')).toEqual([true]);
    const deel = 'fragment Stand on DeclaratieLijst { totaal }';
    expect(await geteld(`query { declaraties { ...Stand } } ${deel}`)).toEqual([true]);
  });

  it('asks the relation once, and fills in what was not given', async () => {
    const query = `{
      relatie { indicatoren indicatorenRedenen { redenen } }
      eigenRisico { totaalVerbruikt }
      verzekerden { jaar }
    }`;
    const antwoord = await tweemaal(query);

    expect(antwoord.json()).toEqual({
      data: {
        relatie: {
          indicatoren: ['toonMeldingKiesDigitaalCorrespondentie'],
          indicatorenRedenen: [{ redenen: ['GeenZenZ'] }],
        },
        eigenRisico: { totaalVerbruikt: 2035 },
        verzekerden: { jaar: 2026 },
      },
    });
    const paden = proef.provider.gezien.map(({ pad }) => pad);
    const jaar = new Date().getFullYear();
    expect(paden.filter((pad) => pad.endsWith('/relatie'))).toHaveLength(1);
    expect(paden).toContain(`/api/v1/eigenRisicoPerJaar?relatienummer=R081&jaar=${jaar}&merk=ZZ`);
    expect(paden).toContain(`/api/v1/verzekerdenperjaartal?relatienummer=R081&jaartal=${jaar}`);
  });

  it('passes filters on, and only those that were given', async () => {
    await browser.graphql(
      'query ($s: DeclaratieStatus) { declaraties(status: $s, zoek: "a&b") { totaal } }',
      {
        s: 'INGEDIEND',
      },
    );

    expect(proef.provider.gezien[0]?.pad).toBe('/api/v1/declaraties?status=INGEDIEND&zoek=a%26b');
  });
});

const fout =
  (status: number, body: object = {}): AnderAntwoord =>
  (reply) =>
    reply.code(status).send({ status, ...body });

describe('what failed stands beside what did not', () => {
  it.each([
    ['400', fout(400), { status: 400, soort: 'geweigerd' }],
    ['401', fout(401), { status: 401, soort: 'geweigerd' }],
    [
      '403 with reasons',
      fout(403, { redenen: ['GeenZenZ'] }),
      { status: 403, redenen: ['GeenZenZ'] },
    ],
    ['404', fout(404), { status: 404, redenen: [] }],
    ['429', fout(429), { status: 429 }],
    ['500', fout(500), { status: 500, soort: 'geweigerd' }],
    ['502', fout(502), { status: 503, soort: 'geweigerd' }],
    ['418', fout(418), { status: 500 }],
    ['a status inside a 200', () => ({ status: { status: 500 } }), { status: 500 }],
    ['a page instead of data', (reply) => reply.type('text/html').send('<p>'), { soort: 'syntax' }],
    ['an empty answer', (reply) => reply.send(''), { soort: 'syntax' }],
    ['another shape', () => ({ declaraties: 4 }), { status: 500, soort: 'vorm' }],
    [
      'a tenth of a cent',
      () => ({ status: { status: 200 }, declaraties: [{ bedrag: 0.001 }] }),
      { status: 500 },
    ],
    ['no answer in time', nooit, { status: 503, soort: 'onbereikbaar' }],
  ] satisfies [string, AnderAntwoord, object][])('%s', async (_naam, antwoord, extensions) => {
    proef.provider.antwoord('/declaraties', antwoord);

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

describe('an id that is not there', () => {
  it('answers the same bytes, whatever is wrong with it', async () => {
    proef.provider.antwoord('/declaraties/:id', fout(404));
    const query = 'query ($n: String!) { declaratie(nummer: $n) { nummer } }';
    const nummers = [
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
    const antwoorden = await Promise.all(nummers.map((n) => browser.graphql(query, { n })));
    proef.provider.antwoord('/declaraties/:id', fout(400));
    antwoorden.push(await browser.graphql(query, { n: 'fout-van-vorm' }));

    expect(new Set(antwoorden.map(({ tekst }) => tekst)).size).toBe(1);
    expect(antwoorden[0]?.json()).toMatchObject({ errors: [{ extensions: { status: 404 } }] });
    expect(proef.provider.gezien.every(({ pad }) => pad.startsWith('/api/v1/declaraties/'))).toBe(
      true,
    );
  });

  it('of a wrong type is refused without a word of it', async () => {
    const query = 'query ($n: String!) { declaratie(nummer: $n) { nummer } }';
    for (const n of [{ geheim: 1 }, ['geheim'], null]) {
      const antwoord = await browser.graphql(query, { n });
      expect(antwoord.status).toBe(400);
      expect(antwoord.tekst).not.toContain('geheim');
    }
  });
});

describe('how large an operation may be', () => {
  const diep = `{ ${'relatie { '.repeat(10)} roepnaam ${'}'.repeat(10)} }`;
  const aliassen = `{ ${Array.from({ length: 30 }, (_, i) => `a${i}: relatie { roepnaam }`).join(' ')} }`;
  const lang = `{ relatie { ${'roepnaam '.repeat(2000)} } }`;

  it.each([
    ['deep', diep],
    ['many aliases', aliassen],
    ['long', lang],
  ])('not %s', async (_naam, query) => {
    expect((await browser.graphql(query)).status).toBe(400);
    expect(proef.provider.gezien).toHaveLength(0);
  });
});

describe('in production', () => {
  it('runs the operations of the build and no other, and tells nothing about the schema', async () => {
    const productie = await startProef({ productie: true });
    const bezoeker = await ingelogd(productie);

    expect((await bezoeker.graphql('{ relatie { opgemaakteNaam } }')).status).toBe(200);
    for (const query of [
      '{ relatie { roepnaam } }',
      '{ __schema { types { name } } }',
      '{ relatie { opgemaakteNaam }}',
    ]) {
      expect((await bezoeker.graphql(query)).status).toBe(400);
    }
    await productie.stop();
  });
});

it('a browser that leaves does not keep the insurer busy', async () => {
  let afgebroken = false;
  proef.provider.antwoord('/declaraties', async (reply) => {
    await new Promise((klaar) => reply.raw.once('close', klaar));
    afgebroken = true;
  });
  await browser.graphql('{ declaraties { totaal } }');

  await expect.poll(() => afgebroken).toBe(true);
});
