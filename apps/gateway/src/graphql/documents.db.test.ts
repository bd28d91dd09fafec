import { documentId } from '@mijn/contract/documentId';
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

  it('of the build is answered by what it is called, as by its text', async () => {
    const byText = await ask(browser, { query: own });
    const byId = await ask(browser, { documentId: documentId(own), variables: {} });
    expect([byId.status, byId.json()]).toEqual([200, byText.json()]);
    expect(byId.json()).toEqual({ data: { relatie: { opgemaakteNaam: 'Persoon 081' } } });
  });

  it('of the release before is answered so too', async () => {
    const answer = await ask(browser, { documentId: documentId(ofTheReleaseBefore) });
    expect([answer.status, answer.json()]).toEqual([
      200,
      { data: { relatie: { achternaam: 'Vries' } } },
    ]);
  });

  it.each([
    ['that asks what there is no more', documentId(removedSince)],
    ['of another release', 'Relatie-0123456789abcdef'],
    ['called like what every object has', 'constructor'],
    ['by its text in the wrong field', own],
  ])('%s is told to be of another release', async (_what, id) => {
    const refused = await ask(browser, { documentId: id });
    expect([refused.status, refused.json()]).toMatchObject([
      400,
      { errors: [{ extensions: { soort: 'outdated' } }] },
    ]);
    expect(testSetup.provider.seen).toHaveLength(0);
  });

  it.each([
    ['asked twice over', { query: own, documentId: documentId(own) }],
    ['that is no word', { documentId: 1 }],
    ['that is not there', { variables: {} }],
    ['with more around it', { documentId: documentId(own), extensions: {} }],
  ])('%s is no request', async (_what, body) => {
    const refused = await ask(browser, body);
    expect([refused.status, refused.json()]).toMatchObject([
      400,
      { errors: [{ extensions: { soort: 'refused' } }] },
    ]);
  });

  it('tells nobody anything who is not logged in', async () => {
    const stranger = testSetup.browser();
    const refused = await ask(stranger, { documentId: documentId(own) });
    expect(refused.status).toBe(401);
    expect(testSetup.provider.seen).toHaveLength(0);
  });
});
