import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createTestDatabase } from '@mijn/dev-env/testDatabase';
import { freePort } from '@mijn/dev-env/postgres/freePort';
import { inventedLinks } from '@mijn/domain/inventedLinks';
import { exportJWK, generateKeyPair } from 'jose';
import { describe, expect, it } from 'vitest';
import { createStubClient } from './testing/stubClient.testing.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

async function createEnvironment(databaseUrl: string, port: number, map: string, linksFile = '') {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: 'https://mijn.example',
    GATEWAY_DATABASE_URL: databaseUrl,
    DIGID_ISSUER: 'https://digid.example',
    DIGID_CLIENT_ID: 'mijn',
    DIGID_CLIENT_SECRET: 'een-geheim',
    PROVIDER_URL: 'https://insurer.example/api/v1',
    CALLER_KEY: JSON.stringify(await exportJWK(privateKey)),
    BSN_KEY: Buffer.alloc(32, 1).toString('base64'),
    CLIENT_FOLDER: map,
    LINKS_FILE: linksFile,
  };
}

describe('the gateway by itself', () => {
  it('starts from its environment, answers, and stops cleanly', async () => {
    const [database, client, port] = await Promise.all([
      createTestDatabase(),
      createStubClient(),
      freePort(),
    ]);
    const env = await createEnvironment(database.url, port, client.map, client.linksFile);
    const child = spawn(process.execPath, [main], { env, stdio: 'ignore' });
    const lives = () => fetch(`http://127.0.0.1:${port}/health/live`).then(({ ok }) => ok);
    await expect.poll(() => lives().catch(() => false), { timeout: 15_000 }).toBe(true);

    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    await Promise.all([client.gone(), database.drop()]);
  });

  it('goes on without its log while the disk behind that is full', async () => {
    const [database, client, port] = await Promise.all([
      createTestDatabase(),
      createStubClient(),
      freePort(),
    ]);
    const env = await createEnvironment(database.url, port, client.map, client.linksFile);
    const full = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, [main], { env, stdio: ['ignore', full, 'ignore'] });
    const ask = () => fetch(`http://127.0.0.1:${port}/health/live`).then(({ ok }) => ok);
    await expect.poll(() => ask().catch(() => false), { timeout: 15_000 }).toBe(true);
    // Each of these is a line that cannot be written.
    for (let asked = 0; asked < 20; asked += 1) expect(await ask()).toBe(true);

    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    closeSync(full);
    await Promise.all([client.gone(), database.drop()]);
  });

  it('says in one sentence what is missing or wrong, without its value', async () => {
    const env = {
      ...(await createEnvironment('', 0, '')),
      BSN_KEY: '',
      CALLER_KEY: 'geheim',
    };
    const attempt = promisify(execFile)(process.execPath, [main], { env });

    await expect(attempt).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'The gateway does not start; look at: PORT, CALLER_KEY, BSN_KEY, CLIENT_FOLDER.\n',
    });
  });

  it('refuses a simulator in production', async () => {
    const simulators = {
      DIGID_ISSUER: 'http://digid.localhost:3001',
      BETALING_REDIRECT_HOSTS: 'pay.example, ideal.localhost:3003',
    };
    const env = { ...(await createEnvironment('postgres://db.example', 3000, '/')), ...simulators };
    const attempt = promisify(execFile)(process.execPath, [main], { env });

    await expect(attempt).rejects.toMatchObject({
      stderr: 'The gateway does not start; look at: DIGID_ISSUER, BETALING_REDIRECT_HOSTS.\n',
    });
  });

  it('sends nobody’s BSN over plain http in production', async () => {
    const open = {
      PROVIDER_URL: 'http://insurer.example/api/v1',
      DIGID_ISSUER: 'http://digid.example',
    };
    const env = { ...(await createEnvironment('postgres://db.example', 3000, '/')), ...open };
    const attempt = promisify(execFile)(process.execPath, [main], { env });

    await expect(attempt).rejects.toMatchObject({
      stderr: 'The gateway does not start; look at: PROVIDER_URL, DIGID_ISSUER.\n',
    });
  });

  it('shows nobody in production an invented number: the links have to be given', async () => {
    const client = await createStubClient();
    const start = async (linksFile: string) => {
      const env = await createEnvironment('postgres://db.example', 3000, client.map, linksFile);
      return promisify(execFile)(process.execPath, [main], { env });
    };
    const invented = path.join(client.map, 'invented.json');
    await writeFile(invented, JSON.stringify(inventedLinks));
    for (const file of ['', '/nowhere.json', invented]) {
      await expect(start(file), file).rejects.toMatchObject({
        stderr: 'The gateway does not start; look at: LINKS_FILE.\n',
      });
    }
    await client.gone();
  });
});
