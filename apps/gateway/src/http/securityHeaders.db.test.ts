import { afterAll, expect, it } from 'vitest';
import { createLoggedInBrowser, startTestGateway } from '../testing/testSetup.testing.ts';

const testSetup = await startTestGateway();
afterAll(() => testSetup.stop());

it('marks the answer to a call as data, without headers for documents', async () => {
  const browser = await createLoggedInBrowser(testSetup);
  const { headers } = await browser.graphql('{ relatie { roepnaam } }');
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  });
  for (const name of ['permissions-policy', 'cross-origin-opener-policy', 'x-frame-options']) {
    expect(headers).not.toHaveProperty(name);
  }
});
