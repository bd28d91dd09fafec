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

const pad = '/api/v1/uitbreidingen/declaraties/concept';
const versie = '5f0c7a34-8d0e-4a62-9d84-3b1f1d1f1f10';
const bestandId = '0a3b7c1e-2222-4a62-9d84-3b1f1d1f1f11';
const concept = {
  versie,
  velden: { bedrag: '45,0' },
  bestanden: [{ bestandId, naam: 'nota.pdf', soort: 'pdf', bytes: 8 }],
  bijgewerktOp: '2026-11-21T12:00:00Z',
  verlooptOp: '2026-12-21T12:00:00Z',
};
const delen =
  '{ versie velden { bedrag opmerking } bestanden { bestandId naam soort bytes } bijgewerktOp verlooptOp }';
const gevraagd = { ...concept, velden: { bedrag: '45,0', opmerking: null } };
const lees = () => browser.graphql(`{ concept ${delen} }`);
const mutatie = `mutation ($v: String, $w: ConceptVeldenInvoer!, $b: [String!]!) {
  bewaarConcept(versie: $v, velden: $w, bestandIds: $b) { bewaard concept ${delen} } }`;
const bewaar = (v: string | null, w: object = {}, b: readonly string[] = []) =>
  browser.graphql(mutatie, { v, w, b });

describe('the draft of a claim', () => {
  it('is read, and is null where there is none or the insurer keeps none', async () => {
    proef.provider.antwoord('/concept', () => ({ status: 200, concept }));
    expect((await lees()).json()).toEqual({ data: { concept: gevraagd } });
    proef.provider.herstel();
    expect((await lees()).json()).toEqual({ data: { concept: null } });
    proef.provider.antwoord('/concept', (reply) => reply.code(404).send({ status: 404 }));
    expect((await lees()).json()).toEqual({ data: { concept: null } });
  });

  it('is kept as it was typed, without what was not', async () => {
    proef.provider.antwoord('/concept', () => ({ status: 200, concept }));
    const antwoord = await bewaar(null, { bedrag: '45,0', opmerking: null }, [bestandId]);
    expect(antwoord.json()).toEqual({
      data: { bewaarConcept: { bewaard: true, concept: gevraagd } },
    });
    expect(proef.provider.gezien).toMatchObject([
      { pad, inhoud: { versie: null, velden: { bedrag: '45,0' }, bestandIds: [bestandId] } },
    ]);
  });

  it('that another tab changed first comes back as that tab kept it', async () => {
    proef.provider.antwoord('/concept', (reply) => reply.code(409).send({ status: 409, concept }));
    expect((await bewaar(versie)).json()).toEqual({
      data: { bewaarConcept: { bewaard: false, concept: gevraagd } },
    });
    const weg = { status: 409, concept: null };
    proef.provider.antwoord('/concept', (reply) => reply.code(409).send(weg));
    expect((await bewaar(versie)).json()).toEqual({
      data: { bewaarConcept: { bewaard: false, concept: null } },
    });
  });

  it.each([
    ['a version that cannot be', 'x', {}, []],
    ['a text that is too long', null, { opmerking: 'x'.repeat(1001) }, []],
    ['a file that cannot be', null, {}, ['../x']],
    ['another word than yes or no', null, { buitenland: 'misschien' }, []],
  ])('with %s is not sent on', async (_wat, v, w, b) => {
    expect((await bewaar(v, w, b)).json()).toMatchObject({
      data: { bewaarConcept: null },
      errors: [{ extensions: { status: 400 } }],
    });
    expect(proef.provider.gezien).toEqual([]);
  });

  it('is thrown away', async () => {
    const antwoord = await browser.graphql('mutation { verwijderConcept }');
    expect(antwoord.json()).toEqual({ data: { verwijderConcept: true } });
    expect(proef.provider.gezien.map((gezien) => gezien.pad)).toEqual([pad]);
  });

  it.each([403, 404, 500, 503])('that the insurer refuses with %i says so', async (status) => {
    proef.provider.antwoord('/concept', (reply) => reply.code(status).send({ status }));
    expect((await bewaar(null)).json()).toMatchObject({ errors: [{ extensions: { status } }] });
    const weg = await browser.graphql('mutation { verwijderConcept }');
    expect(weg.json()).toMatchObject({ errors: [{ extensions: { status } }] });
  });

  it('is nothing for another site, nor for who is not logged in', async () => {
    const vreemd = { origin: 'https://elders.example', 'sec-fetch-site': 'cross-site' };
    const weg = 'mutation { verwijderConcept }';
    expect((await browser.graphql(weg, {}, vreemd)).status).toBe(403);
    expect((await proef.browser().graphql('{ concept { versie } }')).status).toBe(401);
    expect(proef.provider.gezien).toEqual([]);
  });
});
