import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../testing/browser.testing.ts';
import { loggedIn, startTestGateway } from '../testing/testSetup.testing.ts';

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
  const browser = await loggedIn(testSetup);
  afterAll(() => testSetup.stop());
  beforeEach(() => testSetup.provider.recover());

  it('of the build is answered, and one of the release before', async () => {
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
    ['that is no word', { query: 1 }],
    ['that is not there', { variables: {} }],
    ['with more around it', { query: own, extensions: {} }],
    ['that is named and not written', { documentId: 'Relatie-0123456789abcdef' }],
  ])('%s is no request', async (_what, body) => {
    const refused = await ask(browser, body);
    expect([refused.status, refused.json()]).toMatchObject([
      400,
      { errors: [{ extensions: { soort: 'refused' } }] },
    ]);
  });

  it.runIf(production)(
    'that asks what there is no more is told to be of another release',
    async () => {
      const refused = await ask(browser, { query: removedSince });
      expect([refused.status, refused.json()]).toMatchObject([
        400,
        { errors: [{ extensions: { soort: 'outdated' } }] },
      ]);
      expect(testSetup.provider.seen).toHaveLength(0);
    },
  );

  it('tells nobody anything who is not logged in', async () => {
    const stranger = testSetup.browser();
    const refused = await ask(stranger, { query: own });
    expect(refused.status).toBe(401);
    expect(testSetup.provider.seen).toHaveLength(0);
  });
});
