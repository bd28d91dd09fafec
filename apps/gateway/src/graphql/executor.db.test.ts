import { describe, expect, it } from 'vitest';
import {
  createLoggedInBrowser,
  startTestGateway,
  useTestGateway,
} from '../testing/testSetup.testing.ts';
import { limits } from './operationLimits.ts';

const testSetup = await useTestGateway();
const browser = await createLoggedInBrowser(testSetup);

describe('an operation', () => {
  it.each([
    ['a query without a word before it', '{ relatie { roepnaam } }'],
    ['a named query', 'query Wie { relatie { roepnaam } }'],
    ['one after space and a remark', '\n # who\n { relatie { roepnaam } }'],
    ['a fragment first', 'fragment Wie on Relatie { roepnaam } query { relatie { ...Wie } }'],
  ])('is run as GraphQL: %s', async (_name, query) => {
    const answer = await browser.graphql(query);
    expect([answer.status, answer.json()]).toEqual([
      200,
      { data: { relatie: { roepnaam: 'Sanne' } } },
    ]);
  });

  it.each([
    ['a syntax tree as JSON', '{"kind":"Document","definitions":[]}'],
    ['empty', ''],
    ['a subscription', 'subscription { relatie { roepnaam } }'],
  ])('is refused when it is %s', async (_name, query) => {
    const answer = await browser.graphql(query);
    expect([answer.status, answer.json()]).toMatchObject([
      400,
      { errors: [{ extensions: { soort: 'refused' } }] },
    ]);
  });

  it('is reported as outdated when the schema does not know it, so that the page reloads', async () => {
    const answer = await browser.graphql('{ relatie { schoenmaat } }');
    expect([answer.status, answer.json()]).toMatchObject([
      400,
      { errors: [{ extensions: { soort: 'outdated' } }] },
    ]);
  });

  it('is refused without an echo of a variable of the wrong type', async () => {
    const query = 'query ($n: String!) { declaratie(nummer: $n) { nummer } }';
    for (const n of [{ secret: 1 }, ['hidden'], null]) {
      const response = await browser.graphql(query, { n });
      expect(response.status).toBe(400);
      expect(response.text).not.toContain('hidden');
    }
  });
});

const lists = (times: number, limit: string) =>
  Array.from({ length: times }, (_, i) => `a${i}: declaraties(limit: ${limit}) { totaal }`);

describe('the limits of an operation', () => {
  const deep = `{ ${'relatie { '.repeat(10)} roepnaam ${'}'.repeat(10)} }`;
  const aliases = `{ ${Array.from({ length: 30 }, (_, i) => `a${i}: relatie { roepnaam }`).join(' ')} }`;
  const lang = `{ relatie { ${'roepnaam '.repeat(2000)} } }`;

  it.each([
    ['deep', deep],
    ['many aliases', aliases],
    ['long', lang],
    [
      'longer than is looked at, with few words',
      `{ relatie { roepnaam } } #${'x'.repeat(limits.characters)}`,
    ],
  ])('not %s', async (_name, query) => {
    expect((await browser.graphql(query)).status).toBe(400);
    expect(testSetup.provider.seen).toHaveLength(0);
  });

  it.each([
    ['twenty long lists', `{ ${lists(20, '100').join(' ')} }`],
    ['twenty short lists', `{ ${lists(20, '1').join(' ')} }`],
    ['lists of a variable length', `query ($n: Int) { ${lists(2, '$n').join(' ')} }`],
    [
      'lists in a fragment',
      `query { ...All } fragment All on Query { ${lists(2, '100').join(' ')} }`,
    ],
    ['many aliases', aliases],
  ])('not %s: says that it is too large', async (_name, query) => {
    const answer = await browser.graphql(query, { n: 1 });
    expect([answer.status, answer.json()]).toMatchObject([
      400,
      { errors: [{ extensions: { status: 400, soort: 'tooLarge' } }] },
    ]);
    expect(testSetup.provider.seen).toHaveLength(0);
  });

  it('allows the rows of one long list, and of several short ones', async () => {
    for (const query of [lists(1, '100'), lists(5, '20')]) {
      expect((await browser.graphql(`{ ${query.join(' ')} }`)).status).toBe(200);
    }
  });
});

describe('in production', () => {
  it('accepts only the operations of the build, and no introspection', async () => {
    const production = await startTestGateway({ production: true });
    const visitor = await createLoggedInBrowser(production);

    expect((await visitor.graphql('{ relatie { opgemaakteNaam } }')).status).toBe(200);
    for (const query of [
      '{ relatie { roepnaam } }',
      '{ __schema { types { name } } }',
      '{ relatie { opgemaakteNaam }}',
    ]) {
      const refused = await visitor.graphql(query);
      expect(refused.status).toBe(400);
      expect(refused.json()).toMatchObject({ errors: [{ extensions: { soort: 'outdated' } }] });
    }
    // An operation of the previous release, kept with its files.
    expect((await visitor.graphql('{ relatie { achternaam } }')).status).toBe(200);
    await production.stop();
  });
});
