import { freePort } from '@mijn/dev-env/postgres/freePort';
import { createTestDatabase, type TestDatabase } from '@mijn/dev-env/testDatabase';
import { waitFor } from '@mijn/dev-env/waitFor';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool, patienceOf, withConnection } from './connections.ts';
import { refuseTransactionPooling } from './pooler.ts';
import { UnusableDatabaseError } from './unusableDatabase.ts';

/** A pgbouncer other than the installed one. */
const program = process.env['MIJN_PGBOUNCER'] ?? 'pgbouncer';
const isInstalled = spawnSync(program, ['--version']).status === 0;

let db: TestDatabase;
let folder: string;
const running: ChildProcess[] = [];
beforeAll(async () => {
  db = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-pgbouncer-'));
  await chmod(folder, 0o777);
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await db.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Starts a pgbouncer before the test's database. @returns the database's address through it */
async function startPooler(mode: 'session' | 'transaction'): Promise<string> {
  const [port, at] = [await freePort(), new URL(db.url)];
  const users = path.join(folder, `${mode}.txt`);
  const file = path.join(folder, `${mode}.ini`);
  await writeFile(users, `"${at.username}" "${decodeURIComponent(at.password)}"\n`);
  const settings = [
    '[databases]',
    `* = host=${at.hostname} port=${at.port}`,
    '[pgbouncer]',
    `listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =`,
    `pool_mode = ${mode}\nauth_type = plain\nauth_file = ${users}\ndefault_pool_size = 5`,
  ];
  await writeFile(file, settings.join('\n'));
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  running.push(spawn(program, [...user, file], { stdio: 'ignore' }));
  at.port = String(port);
  const answers = () => withConnection(at.href, patienceOf.start, async () => true);
  await waitFor('pgbouncer', () => answers().catch(() => false), 20_000);
  return at.href;
}

describe.runIf(isInstalled)('pgbouncer', () => {
  it('in session mode is used, with the settings of each session', async () => {
    const url = await startPooler('session');
    await expect(refuseTransactionPooling(url)).resolves.toBeUndefined();
    const settings = { search_path: 'pg_catalog', plan_cache_mode: 'force_generic_plan' };
    const pool = openPool(url, { max: 3, settings }, patienceOf.call, () => undefined);
    const read = { name: 'read', text: 'SHOW plan_cache_mode' };
    const answers = await Promise.all(Array.from({ length: 30 }, () => pool.query(read)));
    expect(new Set(answers.map(({ rows }) => rows[0].plan_cache_mode))).toEqual(
      new Set(['force_generic_plan']),
    );
    const { rows } = await pool.query('SHOW statement_timeout');
    expect(rows).toEqual([{ statement_timeout: '8s' }]);
    await pool.end();
  });

  it('in transaction mode is refused in one sentence', async () => {
    const url = await startPooler('transaction');
    await expect(refuseTransactionPooling(url)).rejects.toThrow(UnusableDatabaseError);
    await expect(refuseTransactionPooling(url)).rejects.toThrow(/pool_mode = session/);
  });
});

it('PostgreSQL itself is used', async () => {
  await expect(refuseTransactionPooling(db.url)).resolves.toBeUndefined();
});
