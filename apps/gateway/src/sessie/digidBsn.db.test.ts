import { afterAll, expect, it } from 'vitest';
import { createLoggedInBrowser, logIn, startTestGateway } from '../testing/testSetup.testing.ts';

const testSetup = await startTestGateway();
afterAll(() => testSetup.stop());

it('accepts a BSN of eight digits, as some brokers drop the leading zero', async () => {
  const browser = await createLoggedInBrowser(testSetup, { bsn: '12345672' });
  await browser.graphql('{ relatie { roepnaam } }');
  expect(testSetup.provider.seen.at(-1)?.bsn).toBe('012345672');
});

it.each(['12345678', '1234567', '0012345672'])('refuses an invalid BSN: %s', async (bsn) => {
  const { location } = await logIn(testSetup, testSetup.browser(), { bsn });
  expect(location).toBe('/inloggen-mislukt?reden=anders');
});
