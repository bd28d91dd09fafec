import { describe, expect, it } from 'vitest';
import { createLoggedInBrowser, useTestGateway } from '../testing/testSetup.testing.ts';

const testSetup = await useTestGateway();
const browser = await createLoggedInBrowser(testSetup);

const path = '/api/v1/uitbreidingen/declaraties/concept';
const versie = '5f0c7a34-8d0e-4a62-9d84-3b1f1d1f1f10';
const bestandId = '0a3b7c1e-2222-4a62-9d84-3b1f1d1f1f11';
const concept = {
  versie,
  velden: { bedrag: '45,0' },
  bestanden: [{ bestandId, naam: 'nota.pdf', soort: 'pdf', bytes: 8 }],
  bijgewerktOp: '2026-11-21T12:00:00Z',
  verlooptOp: '2026-12-21T12:00:00Z',
};
const parts =
  '{ versie velden { bedrag opmerking } bestanden { bestandId naam soort bytes } bijgewerktOp verlooptOp }';
const requested = { ...concept, velden: { bedrag: '45,0', opmerking: null } };
const read = () => browser.graphql(`{ concept ${parts} }`);
const mutation = `mutation ($v: String, $w: ConceptVeldenInvoer!, $b: [String!]!) {
  bewaarConcept(versie: $v, velden: $w, bestandIds: $b) { bewaard concept ${parts} } }`;
const save = (v: string | null, w: object = {}, b: readonly string[] = []) =>
  browser.graphql(mutation, { v, w, b });

describe('the draft of a claim', () => {
  it('is read, and is null if there is none or the insurer has no drafts', async () => {
    testSetup.provider.answer('/declaraties/concept', () => ({ status: 200, concept }));
    expect((await read()).json()).toEqual({ data: { concept: requested } });
    testSetup.provider.recover();
    expect((await read()).json()).toEqual({ data: { concept: null } });
    testSetup.provider.answer('/declaraties/concept', (reply) =>
      reply.code(404).send({ status: 404 }),
    );
    expect((await read()).json()).toEqual({ data: { concept: null } });
  });

  it('is saved as typed, without absent fields', async () => {
    testSetup.provider.answer('/declaraties/concept', () => ({ status: 200, concept }));
    const response = await save(null, { bedrag: '45,0', opmerking: null }, [bestandId]);
    expect(response.json()).toEqual({
      data: { bewaarConcept: { bewaard: true, concept: requested } },
    });
    expect(testSetup.provider.seen).toMatchObject([
      { path, content: { versie: null, velden: { bedrag: '45,0' }, bestandIds: [bestandId] } },
    ]);
  });

  it('is returned as saved by another tab that was first', async () => {
    testSetup.provider.answer('/declaraties/concept', (reply) =>
      reply.code(409).send({ status: 409, concept }),
    );
    expect((await save(versie)).json()).toEqual({
      data: { bewaarConcept: { bewaard: false, concept: requested } },
    });
    const gone = { status: 409, concept: null };
    testSetup.provider.answer('/declaraties/concept', (reply) => reply.code(409).send(gone));
    expect((await save(versie)).json()).toEqual({
      data: { bewaarConcept: { bewaard: false, concept: null } },
    });
  });

  it.each([
    ['a version that cannot be', 'x', {}, []],
    ['a text that is too long', null, { opmerking: 'x'.repeat(1001) }, []],
    ['a file that cannot be', null, {}, ['../x']],
    ['another word than yes or no', null, { buitenland: 'misschien' }, []],
  ])('with %s is not forwarded', async (_what, v, w, b) => {
    expect((await save(v, w, b)).json()).toMatchObject({
      data: { bewaarConcept: null },
      errors: [{ extensions: { status: 400 } }],
    });
    expect(testSetup.provider.seen).toEqual([]);
  });

  it('is deleted', async () => {
    const response = await browser.graphql('mutation { verwijderConcept }');
    expect(response.json()).toEqual({ data: { verwijderConcept: true } });
    expect(testSetup.provider.seen.map((seen) => seen.path)).toEqual([path]);
  });

  it.each([403, 404, 500, 503])('fails with the insurer’s refusal %i', async (status) => {
    testSetup.provider.answer('/declaraties/concept', (reply) =>
      reply.code(status).send({ status }),
    );
    expect((await save(null)).json()).toMatchObject({ errors: [{ extensions: { status } }] });
    const gone = await browser.graphql('mutation { verwijderConcept }');
    expect(gone.json()).toMatchObject({ errors: [{ extensions: { status } }] });
  });

  it('is refused for another site and without a session', async () => {
    const foreign = { origin: 'https://elders.example', 'sec-fetch-site': 'cross-site' };
    const gone = 'mutation { verwijderConcept }';
    expect((await browser.graphql(gone, {}, foreign)).status).toBe(403);
    expect((await testSetup.browser().graphql('{ concept { versie } }')).status).toBe(401);
    expect(testSetup.provider.seen).toEqual([]);
  });
});
