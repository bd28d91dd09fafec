import pg from 'pg';
import { expect, it } from 'vitest';
import { useTestProvider } from '../testing/trialProvider.testing.ts';
import { isDatabaseGone } from './databaseGone.ts';

const provider = await useTestProvider();

it('answers 503 with Retry-After while the database is away, and recovers by itself', async () => {
  const name = new URL(provider.databaseUrl).pathname.slice(1);
  const maintenance = new URL(provider.databaseUrl);
  maintenance.pathname = '/postgres';
  const admin = new pg.Client({ connectionString: maintenance.href });
  await admin.connect();
  await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
  await admin.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = '${name}' AND usename = 'insurer_app'`,
  );
  const { status, text, headers } = await provider.request('/declaraties', 'sanne');
  expect([status, text]).toEqual([503, '{"status":{"status":503}}']);
  expect(headers['retry-after']).toBe('5');
  expect((await fetch(`${provider.url}/health/ready`)).status).toBe(503);
  expect((await fetch(`${provider.url}/health/live`)).status).toBe(200);
  await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
  expect((await provider.request('/declaraties', 'sanne')).status).toBe(200);
  await admin.end();
});

it('answers 500 for a faulty statement of ours', () => {
  expect(isDatabaseGone(new TypeError('x is not a function'))).toBe(false);
  expect(isDatabaseGone('Connection terminated')).toBe(false);
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  expect(isDatabaseGone(new AggregateError([refused]))).toBe(true);
});
