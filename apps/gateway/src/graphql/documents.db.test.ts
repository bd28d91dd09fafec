import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../testing/browser.testing.ts';
import { createLoggedInBrowser, startTestGateway } from '../testing/testSetup.testing.ts';

const own = '{ relatie { opgemaakteNaam } }';
const ofTheReleaseBefore = '{ relatie { achternaam } }';
const removedSince = '{ relatie { schoenmaat } }';

const ask = (browser: Browser, body: object) =>
  browser.call('/graphql', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe.each([
  ['in production', true],
  ['elsewhere', false],
])('%s a document', async (_where, production) => {
  const testSetup = await startTestGateway({ production });
  const browser = await createLoggedInBrowser(testSetup);
  afterAll(() => testSetup.stop());
  beforeEach(() => testSetup.provider.recover());

  it('answers an operation of this build and of the previous release', async () => {
    const answer = await ask(browser, { query: own, variables: {} });
    expect([answer.status, answer.json()]).toEqual([
      200,
      { data: { relatie: { opgemaakteNaam: 'Persoon 081' } } },
    ]);
    expect((await ask(browser, { query: ofTheReleaseBefore })).json()).toEqual({
      data: { relatie: { achternaam: 'Vries' } },
    });
  });

  it.each([
    ['with a query that is no text', { query: 1 }],
    ['without a query', { variables: {} }],
    ['with other fields', { query: own, extensions: {} }],
    ['with the id of a document instead of its text', { documentId: 'Relatie-0123456789abcdef' }],
  ])('refuses a request %s', async (_what, body) => {
    const refused = await ask(browser, body);
    expect([refused.status, refused.json()]).toMatchObject([
      400,
      { errors: [{ extensions: { soort: 'refused' } }] },
    ]);
  });

  it.runIf(production)('rejects an operation with removed fields as outdated', async () => {
    const refused = await ask(browser, { query: removedSince });
    expect([refused.status, refused.json()]).toMatchObject([
      400,
      { errors: [{ extensions: { soort: 'outdated' } }] },
    ]);
    expect(testSetup.provider.seen).toHaveLength(0);
  });

  it('answers 401 without a session', async () => {
    const stranger = testSetup.browser();
    const refused = await ask(stranger, { query: own });
    expect(refused.status).toBe(401);
    expect(testSetup.provider.seen).toHaveLength(0);
  });
});
