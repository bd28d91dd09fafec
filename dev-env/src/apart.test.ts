import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLocalhostFetch } from '@mijn/gateway/sessie/localhostFetch';
import { createDigidSimulator } from '@mijn/simulators/digid';
import { visitDigid } from '@mijn/simulators/digid/visitor';
import { personas } from '@mijn/testdata/personas';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { simulatorAddress } from './addresses.ts';
import { publicHalf, readKeys } from './keys.ts';
import { freePort } from './postgres/freePort.ts';
import { seed } from './seed.ts';
import { builtClient } from './startWorld.ts';
import { createTestDatabase, type TestDatabase } from './testDatabase.ts';
import { waitFor } from './waitFor.ts';

// Gateway and provider as two processes with nothing but their environment, as production has them.
const apps = fileURLToPath(new URL('../../apps/', import.meta.url));
const fetchAnywhere = createLocalhostFetch();

let folder: string;
let database: TestDatabase;
let processes: readonly ChildProcess[] = [];
let digid: Awaited<ReturnType<typeof createDigidSimulator>>['app'];
let url: string;

/** Starts an app by itself and waits until it answers. */
async function start(app: string, port: number, env: Record<string, string>) {
  const main = path.join(apps, app, 'src', 'main.ts');
  const own = { PATH: process.env['PATH'], PORT: String(port), HOST: '127.0.0.1', ...env };
  const child = spawn(process.execPath, [main], {
    env: own,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  processes = [child, ...processes];
  const answers = () => fetch(`http://127.0.0.1:${port}/`).then(() => true);
  await waitFor(`${app} to answer`, () => answers().catch(() => false), 60_000);
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'mijn-apart-'));
  database = await createTestDatabase();
  const [gatewayPort, providerPort, digidPort] = [
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const keys = readKeys(folder);
  url = `http://localhost:${gatewayPort}`;
  const issuer = simulatorAddress('digid', digidPort);
  const client = { clientId: 'mijn', clientSecret: keys.digidClientSecret };
  const config = { issuer, clients: [{ ...client, redirectUris: [`${url}/digid`] }], personas };
  ({ app: digid } = await createDigidSimulator({ ...config, log: pino({ level: 'silent' }) }));
  await digid.listen({ port: digidPort, host: '127.0.0.1' });
  await start('provider', providerPort, {
    DATABASE_URL: database.url,
    CALLER_PUBLIC_KEY: JSON.stringify(publicHalf(keys.caller)),
    FILES_FOLDER: path.join(folder, 'files'),
    STATE_KEY: keys.state,
  });
  await seed(database.url);
  await start('gateway', gatewayPort, {
    GATEWAY_DATABASE_URL: database.url,
    PUBLIC_URL: url,
    DIGID_ISSUER: issuer,
    DIGID_CLIENT_ID: client.clientId,
    DIGID_CLIENT_SECRET: client.clientSecret,
    PROVIDER_URL: `http://127.0.0.1:${providerPort}`,
    CALLER_KEY: JSON.stringify(keys.caller),
    BSN_KEY: keys.bsn,
    CLIENT_FOLDER: builtClient,
  });
}, 120_000);
afterAll(async () => {
  for (const child of processes) child.kill('SIGKILL');
  await digid.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .join('; ');

it('somebody logs in and sees what the provider has of her, over HTTP all the way', async () => {
  const begin = await fetchAnywhere(`${url}/digid`, { redirect: 'manual' });
  const back = await visitDigid(
    begin.headers.get('location') ?? '',
    { persona: 'sanne' },
    fetchAnywhere,
  );
  const cookie = cookiesOf(begin);
  const done = await fetchAnywhere(back, { redirect: 'manual', headers: { cookie } });
  const page = await fetchAnywhere(`${url}/overzicht`, { headers: { cookie: cookiesOf(done) } });

  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Sanne');
});

it('both stop cleanly when they are asked to', async () => {
  const endings = processes.map((child) => once(child, 'exit'));
  for (const child of processes) child.kill('SIGTERM');

  expect(await Promise.all(endings)).toEqual([
    [0, null],
    [0, null],
  ]);
});
