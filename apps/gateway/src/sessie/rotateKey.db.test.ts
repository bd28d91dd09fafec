import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import type { Browser } from '../testing/browser.testing.ts';
import {
  createLoggedInBrowser,
  startTestGateway,
  type TestSetup,
} from '../testing/testSetup.testing.ts';

const command = fileURLToPath(new URL('../rotateKey.ts', import.meta.url));
const createKey = () => randomBytes(32).toString('base64');
const operation = '{ relatie { roepnaam } }';

async function statusAt(copy: TestSetup, { cookies }: Browser): Promise<number> {
  const browser = copy.browser();
  for (const value of cookies.values()) browser.cookies.set(`mijn-${copy.port}`, value);
  return (await browser.graphql(operation)).status;
}

const rotate = (env: Record<string, string>) =>
  promisify(execFile)(process.execPath, [command], { env: { PATH: process.env['PATH'], ...env } });

it('ignores an undecryptable session, and serves others requested at the same moment', async () => {
  const setup = await startTestGateway();
  const good = await createLoggedInBrowser(setup);
  const bad = await createLoggedInBrowser(setup);
  await setup.sql(`UPDATE gateway.sessie SET bsn_encrypted = decode(repeat('ab', 40), 'hex')
    WHERE created = (SELECT max(created) FROM gateway.sessie)`);

  const asked = Array.from({ length: 20 }, (_, i) => (i % 2 ? good : bad).graphql(operation));
  const statuses = (await Promise.all(asked)).map(({ status }) => status);

  expect(statuses).toEqual(statuses.map((_, i) => (i % 2 ? 200 : 401)));
  const warnings = setup.log.filter((line) => line.includes('sessions that no key of ours reads'));
  expect(warnings).toHaveLength(1);
  await setup.stop();
});

it('rotates keys while people stay logged in: two are read, one writes, then the old one goes', async () => {
  const [old, fresh] = [createKey(), createKey()];
  const before = await startTestGateway({ bsnKey: old });
  const { databaseUrl } = before;
  const person = await createLoggedInBrowser(before);

  const both = await startTestGateway({ databaseUrl, bsnKey: fresh, previousBsnKey: old });
  expect(await statusAt(both, person)).toBe(200);
  const newcomer = await createLoggedInBrowser(both);
  const after = await startTestGateway({ databaseUrl, bsnKey: fresh });
  expect([await statusAt(after, person), await statusAt(after, newcomer)]).toEqual([401, 200]);

  const keys = { BSN_KEY: fresh, BSN_KEY_PREVIOUS: old };
  const { stdout } = await rotate({ GATEWAY_DATABASE_URL: databaseUrl, ...keys });
  expect(stdout).toMatch(/^2 sessions stand under BSN_KEY now; 0 that neither key could read/);
  expect(stdout).toContain('can go 2 hours after the last copy began to write with BSN_KEY');
  expect([await statusAt(after, person), await statusAt(after, newcomer)]).toEqual([200, 200]);
  for (const one of [after, both, before]) await one.stop();
});

it('ends sessions that neither key decrypts, and names missing settings', async () => {
  const setup = await startTestGateway({ bsnKey: createKey() });
  await createLoggedInBrowser(setup);
  const keys = { BSN_KEY: createKey(), BSN_KEY_PREVIOUS: createKey() };

  const { stdout } = await rotate({ GATEWAY_DATABASE_URL: setup.databaseUrl, ...keys });

  expect(stdout).toMatch(/^0 sessions .* 1 that neither key could read/);
  expect(await setup.sql('SELECT FROM gateway.sessie')).toEqual([]);
  await expect(rotate(keys)).rejects.toMatchObject({
    stderr: 'Needed: GATEWAY_DATABASE_URL, BSN_KEY and BSN_KEY_PREVIOUS.\n',
  });
  await setup.stop();
});
