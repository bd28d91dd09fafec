import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pages } from '@mijn/domain/paths';
import * as sharedFields from '@mijn/domain/queryFields';
import { createRandom } from '@mijn/domain/random.testing';
import { httpConnection } from '@mijn/gateway/provider/connection';
import type { Browser } from '@mijn/gateway/testing/browser.testing';
import {
  createLoggedInBrowser,
  startTestGateway,
  type TestSetup,
} from '@mijn/gateway/testing/testSetup.testing';
import {
  gatewayKey,
  startTestProvider,
  type TestProvider,
} from '@mijn/provider/testing/trialProvider.testing';
import { bsnOf } from '@mijn/testdata/toRelatie';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtClient } from '../startWorld.ts';

// Gateway, insurer and the built client. `npm run prove` tries every field with every value; `npm test`
// tries all of them together and a sample alone.
const isFull = process.env['FUZZ_FULL'] === '1';
const { below } = createRandom(Number(process.env['FUZZ_SEED'] ?? 20_261_122));

/** Control characters, a sample of them in short runs. */
const controls = Array.from({ length: 33 }, (_, code) => (code === 32 ? 127 : code))
  .filter((code) => isFull || [0, 1, 10, 27, 127].includes(code))
  .map((code) => `a%${code.toString(16).padStart(2, '0')}b`);

const values = [
  controls,
  ['', '%20', 'x', 'x'.repeat(1_000), 'x'.repeat(8_000), 'x'.repeat(100_000)],
  // Half a surrogate pair, invalid UTF-8, an invalid percent-encoding.
  ['%ED%A0%80', '%C0%80', '%FF%FE', '%', '%zz', '%u0000', '%E2%80%A8', '%F0%9F%A6%B7'],
  ['-1', '0', '1e309', 'NaN', '99999999999999999999', '0x10', '2026-02-30', 'null', 'undefined'],
  ["'", '"', '--', '%3Cscript%3E', '%24%7B7*7%7D', '__proto__', 'constructor', '[]', '../..'],
  ['%2F%2Felders.example', 'https:%2F%2Felders.example', 'javascript:alert(1)'],
].flat();

const apps = fileURLToPath(new URL('../../../apps/', import.meta.url));

function fieldNames(): string[] {
  const files = globSync('{client,gateway}/src/**/*.{ts,tsx}', { cwd: apps }).filter(
    (file) => !/\.(test|testing)\./.test(file),
  );
  const read =
    /\b(?:search|searchParams|request|address|parameters|back)\)?\.(?:get|has|getAll)\('([\w-]+)'\)/g;
  const found = files.flatMap((file) =>
    Array.from(readFileSync(apps + file, 'utf8').matchAll(read), ([, name = '']) => name),
  );
  const shared = Object.values(sharedFields).flatMap((one) =>
    typeof one === 'object' ? Object.values(one) : [],
  );
  const known = ['betaling', 'nummer', 'kenmerk', 'relatienummer', 'regel', 'code', 'error', 'iss'];
  const ofTheSpecification = ['include-eigen-risico', 'directLogin', 'internal', 'isNativeWrapped'];
  return [...new Set([...found, ...shared, ...known, ...ofTheSpecification, 'onbekend', ''])];
}

const fields = fieldNames();
const patterns = Object.values(pages).map(({ path }) => path);
const pathOf = (pattern: string): string =>
  pattern.replace(':nummer', 'D2026-100000').replaceAll(/:\w+/g, '1234567890123456');

let insurer: TestProvider;
let gateway: TestSetup;
let people: Browser[];
beforeAll(async () => {
  insurer = await startTestProvider();
  const limits = { pages: 1e9, calls: 1e9, login: 1e9 };
  gateway = await startTestGateway({
    provider: httpConnection(insurer.url),
    callerKey: await crypto.subtle.exportKey('jwk', gatewayKey),
    clientFolder: builtClient,
    limits,
  });
  people = [gateway.browser(), await createLoggedInBrowser(gateway, { bsn: bsnOf('sanne') })];
}, 120_000);
afterAll(async () => {
  await gateway.stop();
  await insurer.stop();
});

function addressWith(pattern: string, value: string): string[] {
  const isOne = pattern.includes(':') && value !== '' && !value.includes('/');
  return isOne ? [pattern.replaceAll(/:\w+/g, value)] : [];
}

function addressesOf(pattern: string, value: string): string[] {
  const path = pathOf(pattern);
  const alone = fields.map((field) => `${path}?${field}=${value}`);
  // All fields together fit in a request only if they are short.
  const short =
    value.length > 400 ? [] : [`${path}?${fields.map((field) => `${field}=${value}`).join('&')}`];
  const some = isFull ? alone : [alone[below(alone.length)] ?? ''];
  return [...short, ...some, ...addressWith(pattern, value)];
}

it('finds the fields that pages read', () => {
  expect(fields).toEqual(expect.arrayContaining(['zoek', 'persoon', 'status', 'terug', 'toon']));
});

it.each(patterns)(
  'never fails on any query at %s',
  async (path) => {
    const failed: string[] = [];
    for (const value of values) {
      for (const address of addressesOf(path, value)) {
        for (const person of people) {
          const { status, location } = await person.request(address);
          const own =
            location === '' ||
            location.startsWith('/') ||
            location.startsWith(gateway.digid.config.issuer);
          // A status page may have its own status.
          const is5xx = status >= 500 && !(path === `/${status}`);
          if (is5xx || !own)
            failed.push(`${status} ${location.slice(0, 40)} at ${address.slice(0, 120)}`);
        }
      }
    }
    expect(failed).toEqual([]);
  },
  isFull ? 3_600_000 : 120_000,
);
