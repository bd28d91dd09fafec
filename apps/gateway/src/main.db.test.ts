import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createTestDatabase } from '@mijn/dev-env/testDatabase';
import { freePort } from '@mijn/dev-env/postgres/freePort';
import { describe, expect, it } from 'vitest';
import { gatewayEnvironment } from './environment.testing.ts';
import { createStubClient } from './testing/stubClient.testing.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

describe('the gateway by itself', () => {
  it('starts from its environment, responds, and stops cleanly', async () => {
    const [database, client, port] = await Promise.all([
      createTestDatabase(),
      createStubClient(),
      freePort(),
    ]);
    const env = await gatewayEnvironment({
      PORT: String(port),
      GATEWAY_DATABASE_URL: database.url,
      CLIENT_FOLDER: client.folder,
      LINKS_FILE: client.linksFile,
    });
    const child = spawn(process.execPath, [main], { env, stdio: 'ignore' });
    const lives = () => fetch(`http://127.0.0.1:${port}/health/live`).then(({ ok }) => ok);
    await expect.poll(() => lives().catch(() => false), { timeout: 15_000 }).toBe(true);

    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    await Promise.all([client.gone(), database.drop()]);
  });

  it('continues without its log while the disk is full', async () => {
    const [database, client, port] = await Promise.all([
      createTestDatabase(),
      createStubClient(),
      freePort(),
    ]);
    const env = await gatewayEnvironment({
      PORT: String(port),
      GATEWAY_DATABASE_URL: database.url,
      CLIENT_FOLDER: client.folder,
      LINKS_FILE: client.linksFile,
    });
    const full = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, [main], { env, stdio: ['ignore', full, 'ignore'] });
    const ask = () => fetch(`http://127.0.0.1:${port}/health/live`).then(({ ok }) => ok);
    await expect.poll(() => ask().catch(() => false), { timeout: 15_000 }).toBe(true);
    // Each of these logs a line that cannot be written.
    for (let asked = 0; asked < 20; asked += 1) {
      // Another host name than its own, so it redirects.
      const { status } = await fetch(`http://127.0.0.1:${port}/icon.svg`, { redirect: 'manual' });
      expect(status).toBeGreaterThanOrEqual(300);
    }
    expect(await ask()).toBe(true);

    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    closeSync(full);
    await Promise.all([client.gone(), database.drop()]);
  });

  it('names missing or invalid settings in one sentence, without their values', async () => {
    const wrong = { PORT: '0', BSN_KEY: '', CALLER_KEY: 'hidden', CLIENT_FOLDER: '' };
    const env = await gatewayEnvironment(wrong);
    const attempt = promisify(execFile)(process.execPath, [main], { env });

    await expect(attempt).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /^The gateway does not start; look at: PORT, CALLER_KEY, BSN_KEY, CLIENT_FOLDER\.\nPORT: a port .*\nCALLER_KEY: .*\nBSN_KEY: base64 .*\nCLIENT_FOLDER: the folder .*\n$/,
      ),
    });
  });
});
