import { expect, it } from 'vitest';
import { createLoggedInBrowser, useTestGateway } from '../testing/testSetup.testing.ts';

const testSetup = await useTestGateway();
const browser = await createLoggedInBrowser(testSetup);

const purposes = () =>
  testSetup.provider.seen
    .filter(({ path }) => path.endsWith('/declaraties/D1'))
    .map(({ headers }) => headers['sec-purpose']);

it.each([
  ['a browser fetches ahead', { 'sec-purpose': 'prefetch' }, 'prefetch'],
  ['a browser renders ahead', { 'sec-purpose': 'prefetch;prerender' }, 'prefetch'],
  ['an older browser fetches ahead', { purpose: 'prefetch' }, 'prefetch'],
  ['somebody opens', {}, undefined],
])('tells the insurer about a claim that %s', async (_who, headers, told) => {
  const page = await browser.request('/declaraties/D1', { headers });
  const call = await browser.graphql('{ declaratie(nummer: "D1") { nummer } }', {}, headers);
  expect([page.status, call.json()]).toEqual([200, { data: { declaratie: { nummer: 'D1' } } }]);
  expect(purposes()).toEqual([told, told]);
});
