import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { createTestDatabase, loginVariables } from '@mijn/dev-env/testDatabase';
import { exportJWK, generateKeyPair } from 'jose';
import { afterAll, expect, it } from 'vitest';
import { createTestFolder } from './testing/testFolder.testing.ts';

const main = path.join(import.meta.dirname, 'main.ts');
const folder = await createTestFolder('main');
const database = await createTestDatabase();
afterAll(() => database.drop());
const { publicKey } = await generateKeyPair('ES256', { extractable: true });

const key = Buffer.alloc(32, 'a').toString('base64');
const least = {
  PATH: process.env['PATH'],
  ...loginVariables(database.logins),
  CALLER_PUBLIC_KEY: JSON.stringify(await exportJWK(publicKey)),
  FILES_FOLDER: folder,
  STATE_KEY: key,
  SEAL_KEY: key,
};
const withLogin = (change: (url: URL) => void) => {
  const url = new URL(database.url);
  change(url);
  return { DATABASE_URL: url.href };
};

it.each([
  [
    'an unreachable database',
    { DATABASE_URL: 'postgres://mijn:hidden@127.0.0.1:1/mijn' },
    /^DATABASE_URL: it leads to no database that can be used \(connect ECONNREFUSED/m,
  ],
  [
    'a wrong password',
    withLogin((url) => (url.password = 'hidden')),
    /^DATABASE_URL: it leads to no database that can be used \(password authentication failed/m,
  ],
  ['an empty setting', { DATABASE_URL: '' }, /^DATABASE_URL: an address like postgres:/m],
])(
  'explains %s, without showing a password',
  async (_what, env, words) => {
    const attempt = promisify(execFile)(process.execPath, [main], { env: { ...least, ...env } });
    const { stderr } = await attempt.catch((error: unknown) => {
      if (error instanceof Error && 'stderr' in error) return { stderr: String(error.stderr) };
      throw error;
    });
    expect(stderr).toMatch(/^The provider does not start; look at: DATABASE_URL\.\n/);
    expect(stderr).toMatch(words);
    expect(stderr).not.toContain('hidden');
  },
  60_000,
);
