import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '@mijn/dev-env/postgres/freePort';
import { createTestDatabase } from '@mijn/dev-env/testDatabase';
import Fastify from 'fastify';
import { exportJWK, generateKeyPair } from 'jose';
import { expect, it } from 'vitest';
import { createStubClient } from '../testing/stubClient.testing.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** Starts an insurer over HTTP that accepts messages and records their ids. */
async function startInsurer() {
  const app = Fastify();
  const ids: string[] = [];
  app.post<{ Body: { id: string } }>(
    '/api/v1/uitbreidingen/betalingen/meldingen',
    (request, reply) => {
      ids.push(request.body.id);
      return reply.code(202).send({ status: 202 });
    },
  );
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }), ids, stop: () => app.close() };
}

/** Starts the gateway as in production; resolves when it responds. */
async function startGateway(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, [main], { env, stdio: 'ignore' });
  const lives = () => fetch(`${env['PUBLIC_URL']}/health/live`).then(({ ok }) => ok);
  await expect.poll(() => lives().catch(() => false), { timeout: 15_000 }).toBe(true);
  return child;
}

async function crash(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

async function createWorld() {
  const [database, client, port, insurer, keys] = await Promise.all([
    createTestDatabase(),
    createStubClient(),
    freePort(),
    startInsurer(),
    generateKeyPair('ES256', { extractable: true }),
  ]);
  const env = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://localhost:${port}`,
    GATEWAY_DATABASE_URL: database.url,
    DIGID_ISSUER: 'https://digid.example',
    DIGID_CLIENT_ID: 'mijn',
    DIGID_CLIENT_SECRET: 'some-secret',
    PROVIDER_URL: insurer.url,
    CALLER_KEY: JSON.stringify(await exportJWK(keys.privateKey)),
    BSN_KEY: Buffer.alloc(32, 1).toString('base64'),
    CLIENT_FOLDER: client.folder,
    LINKS_FILE: client.linksFile,
  };
  const stop = async () => {
    await Promise.all([client.gone(), insurer.stop()]);
    await database.drop();
  };
  return { env, insurer, stop };
}

/** Sends payment messages one shortly after another; returns the ids answered with 200. */
async function tell(address: string, round: number, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, i) => `tr_${round}_${i}`);
  const responses = ids.map(async (id) => {
    const body = `id=${id}`;
    const response = await fetch(`${address}/webhooks/betalingen`, {
      method: 'POST',
      body,
      headers: form,
    }).catch(() => undefined);
    return response?.status === 200 ? [id] : [];
  });
  return (await Promise.all(responses)).flat();
}

it('delivers every message answered with 200, however often the gateway is killed', async () => {
  const { env, insurer, stop } = await createWorld();
  const promised: string[] = [];
  for (const [round, kills] of [1, 12, 30].entries()) {
    const child = await startGateway(env);
    const responses = tell(env.PUBLIC_URL, round, 40);
    const beforehand = insurer.ids.length;
    // In the middle of a round, after this many deliveries.
    await expect.poll(() => insurer.ids.length - beforehand).toBeGreaterThanOrEqual(kills);
    await crash(child);
    promised.push(...(await responses));
  }
  expect(promised.length).toBeGreaterThan(0);

  const child = await startGateway(env);
  const missed = () => promised.filter((id) => !insurer.ids.includes(id));
  // A message in delivery is released when its time is up.
  await expect.poll(missed, { timeout: 40_000, interval: 250 }).toEqual([]);
  await crash(child);
  await stop();
}, 90_000);
