import { describe, expect, it } from 'vitest';
import type { Browser } from '../testing/browser.testing.ts';
import { post, readFormTokens } from '../testing/posting.testing.ts';
import { createLoggedInBrowser, useTestGateway } from '../testing/testSetup.testing.ts';

const testSetup = await useTestGateway();

interface Listed {
  readonly data: { readonly sessies: readonly { isThis: boolean; since: string }[] };
}

function isListed(value: unknown): value is Listed {
  return typeof value === 'object' && value !== null && 'data' in value;
}

async function listOf(browser: Browser) {
  const answer: unknown = JSON.parse(
    (await browser.graphql('{ sessies { browser system since lastInput isThis } }')).text,
  );
  if (!isListed(answer)) throw new Error('no answer');
  return answer.data.sessies;
}

const lives = async (browser: Browser) => (await browser.graphql('{ __typename }')).status === 200;

describe('the person’s sessions', () => {
  it('are listed for the person only, with the current one marked', async () => {
    const [here, there] = [
      await createLoggedInBrowser(testSetup),
      await createLoggedInBrowser(testSetup),
    ];
    const other = await createLoggedInBrowser(testSetup, { bsn: '999990019' });
    const list = await listOf(here);
    expect(list.length).toBeGreaterThanOrEqual(2);
    expect(list.filter(({ isThis }) => isThis)).toHaveLength(1);
    expect(await listOf(there)).toHaveLength(list.length);
    expect(await listOf(other)).toHaveLength(1);
  });

  it('do not include expired ones', async () => {
    const here = await createLoggedInBrowser(testSetup, { bsn: '999990032' });
    await createLoggedInBrowser(testSetup, { bsn: '999990032' });
    testSetup.shift(10);
    expect(await listOf(here)).toHaveLength(2);
    testSetup.shift(10);
    expect(await listOf(here)).toHaveLength(1);
  });

  it('end everywhere at once, and for nobody else', async () => {
    const bsn = '999990044';
    const [here, there] = [
      await createLoggedInBrowser(testSetup, { bsn }),
      await createLoggedInBrowser(testSetup, { bsn }),
    ];
    const other = await createLoggedInBrowser(testSetup, { bsn: '999990019' });
    const seal = await readFormTokens(here);
    const response = await post(here, '/uitloggen', { ...seal, form: 'signOutEverywhere' });
    expect(response.status).toBe(303);
    expect([await lives(here), await lives(there), await lives(other)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it.each([
    ['not read', 'SELECT'],
    ['not written', 'DELETE'],
  ])(
    'end everywhere or report a failure, and can be retried: the database can be %s',
    async (_name, right) => {
      const bsn = '999990068';
      const here = await createLoggedInBrowser(testSetup, { bsn });
      const there = await createLoggedInBrowser(testSetup, { bsn });
      const fields = { ...(await readFormTokens(here)), form: 'signOutEverywhere' };
      await testSetup.sql(`REVOKE ${right} ON gateway.sessie FROM gateway_app`);
      const failed = await post(here, '/uitloggen', fields);
      await testSetup.sql(`GRANT ${right} ON gateway.sessie TO gateway_app`);

      expect([failed.status, failed.location, failed.cookies]).toEqual([503, '', []]);
      expect([await lives(here), await lives(there)]).toEqual([true, true]);
      expect((await post(here, '/uitloggen', fields)).status).toBe(303);
      expect([await lives(here), await lives(there)]).toEqual([false, false]);
    },
  );

  it.each([
    ['whose session has ended by itself', (): void => testSetup.shift(16)],
    ['who has no session', (browser: Browser): void => browser.cookies.clear()],
  ])('redirect %s to the login, and claim no other’s end', async (_who, end) => {
    const bsn = '999990081';
    const here = await createLoggedInBrowser(testSetup, { bsn });
    const fields = await readFormTokens(here);
    end(here);
    const there = await createLoggedInBrowser(testSetup, { bsn });
    const response = await post(here, '/uitloggen', { ...fields, form: 'signOutEverywhere' });
    expect([response.status, response.location]).toEqual([303, '/inloggen?unauthorized=true']);
    expect(await lives(there)).toBe(true);
    // Signing out here succeeds: nothing is left to end.
    const plain = await post(here, '/uitloggen', { ...fields, form: 'signOut' });
    expect([plain.status, plain.location]).toEqual([303, '/uitloggen']);
  });

  it('are those of the page’s person, not of the one who has logged in since', async () => {
    const [old, now] = ['999990019', '999990147'];
    const here = await createLoggedInBrowser(testSetup, { bsn: old });
    const fields = { ...(await readFormTokens(here)), form: 'signOutEverywhere' };
    const [again, there] = [
      await createLoggedInBrowser(testSetup, { bsn: now }),
      await createLoggedInBrowser(testSetup, { bsn: now }),
    ];
    for (const [name, word] of again.cookies) here.cookies.set(name, word);
    const response = await post(here, '/uitloggen', fields);
    expect([response.status, response.location]).toEqual([303, '/inloggen?unauthorized=true']);
    expect([await lives(again), await lives(there)]).toEqual([true, true]);
  });

  it('end only here on a plain sign-out', async () => {
    const bsn = '999990056';
    const [here, there] = [
      await createLoggedInBrowser(testSetup, { bsn }),
      await createLoggedInBrowser(testSetup, { bsn }),
    ];
    await post(here, '/uitloggen', { ...(await readFormTokens(here)), form: 'signOut' });
    expect([await lives(here), await lives(there)]).toEqual([false, true]);
  });
});
