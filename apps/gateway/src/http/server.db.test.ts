import { afterAll, expect, it } from 'vitest';
import { startTestGateway } from '../testing/testSetup.testing.ts';

const testSetup = await startTestGateway({ trustProxy: 'loopback' });
const direct = await startTestGateway();
afterAll(async () => {
  await testSetup.stop();
  await direct.stop();
});

/** Returns language and brand of the page for a malformed address. */
async function unreadable({ gateway }: typeof testSetup, headers: Record<string, string>) {
  const all = { accept: 'text/html', 'accept-language': 'nl', ...headers };
  const { statusCode, body } = await gateway.app.inject({ url: '/%zz', headers: all });
  expect(statusCode).toBe(400);
  return /<html lang="(\w+)" data-brand="(\w+)"/.exec(body)?.slice(1);
}

it.each([
  ['taal=en', 'en'],
  ['mijn=x; taal=en', 'en'],
  ['taal=<script>', 'nl'],
  ['=;%zz', 'nl'],
])(
  'shows the page for a malformed address in the chosen language: %s',
  async (cookie, language) => {
    expect(await unreadable(testSetup, { cookie })).toEqual([language, 'ZZ']);
  },
);

it('shows the page for a malformed address in the brand of the proxy’s host', async () => {
  const host = new URL(testSetup.addresses.AZVZ).host;
  const behind = { host: '10.0.0.7', 'x-forwarded-host': `elders.example, ${host}` };
  expect(await unreadable(testSetup, behind)).toEqual(['nl', 'AZVZ']);
  expect(await unreadable(testSetup, { host })).toEqual(['nl', 'AZVZ']);
});

it('ignores the forwarded host without a proxy', async () => {
  const { host } = new URL(direct.addresses.AZVZ);
  expect(await unreadable(direct, { 'x-forwarded-host': host })).toEqual(['nl', 'ZZ']);
});
