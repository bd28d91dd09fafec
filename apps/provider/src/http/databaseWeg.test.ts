import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ProefProvider, startProefProvider } from '../testhulp/proefProvider.ts';
import { isDatabaseWeg } from './databaseWeg.ts';

let provider: ProefProvider;
beforeAll(async () => {
  provider = await startProefProvider();
});
afterAll(() => provider.stop());

it('asks to try again later while the database is away, and comes back by itself', async () => {
  const naam = new URL(provider.databaseUrl).pathname.slice(1);
  const onderhoud = new URL(provider.databaseUrl);
  onderhoud.pathname = '/postgres';
  const beheerder = new pg.Client({ connectionString: onderhoud.href });
  await beheerder.connect();
  await beheerder.query(`ALTER DATABASE ${naam} ALLOW_CONNECTIONS false`);
  await beheerder.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = '${naam}' AND usename = 'verzekeraar_app'`,
  );
  const { status, tekst, headers } = await provider.vraag('/declaraties', 'sanne');
  expect([status, tekst]).toEqual([503, '{"status":{"status":503}}']);
  expect(headers['retry-after']).toBe('5');
  expect((await fetch(`${provider.url}/health/ready`)).status).toBe(503);
  expect((await fetch(`${provider.url}/health/live`)).status).toBe(200);
  await beheerder.query(`ALTER DATABASE ${naam} ALLOW_CONNECTIONS true`);
  expect((await provider.vraag('/declaraties', 'sanne')).status).toBe(200);
  await beheerder.end();
});

it('does not blame the database for a mistake of ours', () => {
  expect(isDatabaseWeg(new TypeError('x is not a function'))).toBe(false);
  expect(isDatabaseWeg('Connection terminated')).toBe(false);
  const geweigerd = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  expect(isDatabaseWeg(new AggregateError([geweigerd]))).toBe(true);
});
