import { afterAll, expect, it } from 'vitest';
import { startTestGateway } from '../testing/testSetup.testing.ts';

const testSetup = await startTestGateway({ trustProxy: 'loopback' });
const direct = await startTestGateway();
afterAll(async () => {
  await testSetup.stop();
  await direct.stop();
});

/** The page for an address that cannot be read, as somebody gets it. */
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
  'the page for an unreadable address speaks the language that was chosen: %s',
  async (cookie, language) => {
    expect(await unreadable(testSetup, { cookie })).toEqual([language, 'ZZ']);
  },
);

it('the page for an unreadable address has the brand that the proxy was asked for', async () => {
  const host = new URL(testSetup.addresses.AZVZ).host;
  const behind = { host: '10.0.0.7', 'x-forwarded-host': `elders.example, ${host}` };
  expect(await unreadable(testSetup, behind)).toEqual(['nl', 'AZVZ']);
  expect(await unreadable(testSetup, { host })).toEqual(['nl', 'AZVZ']);
});

it('without a proxy nobody else says which brand it is', async () => {
  const { host } = new URL(direct.addresses.AZVZ);
  expect(await unreadable(direct, { 'x-forwarded-host': host })).toEqual(['nl', 'ZZ']);
});
