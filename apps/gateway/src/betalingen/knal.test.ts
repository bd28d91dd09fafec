import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '@mijn/dev-env/postgres/freePort';
import { createTestDatabase } from '@mijn/dev-env/testDatabase';
import Fastify from 'fastify';
import { exportJWK, generateKeyPair } from 'jose';
import { expect, it } from 'vitest';
import { maakStubClient } from '../testhulp/stubClient.testhulp.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const formulier = { 'content-type': 'application/x-www-form-urlencoded' };

/** An insurer over HTTP that accepts messages, and remembers their ids. */
async function startVerzekeraar() {
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

/** Starts the gateway as production does; resolves when it answers. */
async function startGateway(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const proces = spawn(process.execPath, [main], { env, stdio: 'ignore' });
  const leeft = () => fetch(`${env['PUBLIC_URL']}/health/live`).then(({ ok }) => ok);
  await expect.poll(() => leeft().catch(() => false), { timeout: 15_000 }).toBe(true);
  return proces;
}

async function knal(proces: ChildProcess): Promise<void> {
  const weg = once(proces, 'exit');
  proces.kill('SIGKILL');
  await weg;
}

async function maakWereld() {
  const [database, client, port, verzekeraar, sleutels] = await Promise.all([
    createTestDatabase(),
    maakStubClient(),
    freePort(),
    startVerzekeraar(),
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
    DIGID_CLIENT_SECRET: 'een-geheim',
    PROVIDER_URL: verzekeraar.url,
    AANROEPER_SLEUTEL: JSON.stringify(await exportJWK(sleutels.privateKey)),
    BSN_SLEUTEL: Buffer.alloc(32, 1).toString('base64'),
    CLIENT_MAP: client.map,
  };
  const stop = async () => {
    await Promise.all([client.weg(), verzekeraar.stop()]);
    await database.drop();
  };
  return { env, verzekeraar, stop };
}

/** Tells the gateway of payments, each a moment after the one before; what it answered 200 to. */
async function vertel(adres: string, ronde: number, aantal: number): Promise<string[]> {
  const ids = Array.from({ length: aantal }, (_, i) => `tr_${ronde}_${i}`);
  const antwoorden = ids.map(async (id) => {
    const body = `id=${id}`;
    const antwoord = await fetch(`${adres}/webhooks/betalingen`, {
      method: 'POST',
      body,
      headers: formulier,
    }).catch(() => undefined);
    return antwoord?.status === 200 ? [id] : [];
  });
  return (await Promise.all(antwoorden)).flat();
}

it('what was answered 200 reaches the insurer, however often the gateway is killed', async () => {
  const { env, verzekeraar, stop } = await maakWereld();
  const beloofd: string[] = [];
  for (const [ronde, doden] of [1, 12, 30].entries()) {
    const proces = await startGateway(env);
    const antwoorden = vertel(env.PUBLIC_URL, ronde, 40);
    const vooraf = verzekeraar.ids.length;
    // In the midst of it: when so many of this round have been passed on.
    await expect.poll(() => verzekeraar.ids.length - vooraf).toBeGreaterThanOrEqual(doden);
    await knal(proces);
    beloofd.push(...(await antwoorden));
  }
  expect(beloofd.length).toBeGreaterThan(0);

  const proces = await startGateway(env);
  const gemist = () => beloofd.filter((id) => !verzekeraar.ids.includes(id));
  // One that was being passed on is laid back when its time is over.
  await expect.poll(gemist, { timeout: 40_000, interval: 250 }).toEqual([]);
  await knal(proces);
  await stop();
}, 90_000);
