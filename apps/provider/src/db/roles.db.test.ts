import { createTestDatabase } from '@mijn/dev-env/testDatabase';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { derivedSecret, ensureRoles, roles, roleUrl } from './roles.ts';

const db = await createTestDatabase();
afterAll(() => db.drop());
afterEach(() => vi.unstubAllEnvs());

const login = 'postgres://operator:p%40ss%2Fword@db.example:5433/mijn?sslmode=require';

describe('the address of a role', () => {
  it('is that of the login in all but name and password', () => {
    const { protocol, host, pathname, search, username, password } = new URL(roleUrl(login, 'app'));
    expect([protocol, host, pathname, search]).toEqual([
      'postgres:',
      'db.example:5433',
      '/mijn',
      '?sslmode=require',
    ]);
    expect(username).toBe('insurer_app');
    expect(password).toBe(derivedSecret(login, 'insurer_app'));
  });

  it('is the same for every copy, and of each role another', () => {
    expect(roleUrl(login, 'jobs')).toBe(roleUrl(login, 'jobs'));
    const passwords = (['owner', 'app', 'jobs'] as const).map(
      (role) => new URL(roleUrl(login, role)).password,
    );
    expect(new Set(passwords).size).toBe(3);
  });
});

describe('a secret that follows from the password', () => {
  it('is 32 bytes, another for each purpose and each password', () => {
    const secret = derivedSecret(login, 'purpose') ?? '';
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    expect(derivedSecret(login, 'other')).not.toBe(secret);
    expect(derivedSecret(login.replace('word', 'words'), 'purpose')).not.toBe(secret);
  });

  it('is the same whether the password stands in the address or beside it', () => {
    vi.stubEnv('PGPASSWORD', 'p@ss/word');
    const without = 'postgres://operator@db.example/mijn';
    expect(derivedSecret(without, 'purpose')).toBe(derivedSecret(login, 'purpose'));
    vi.stubEnv('PGPASSWORD', 'another');
    expect(derivedSecret(login, 'purpose')).not.toBe(derivedSecret(without, 'purpose'));
  });

  it('is none where the server trusts by other means', () => {
    vi.stubEnv('PGPASSWORD', '');
    expect(derivedSecret('postgres://operator@db.example/mijn', 'purpose')).toBeUndefined();
    expect(new URL(roleUrl('postgres://operator@db.example/mijn', 'app')).password).toBe('');
  });
});

describe('the roles of a database', () => {
  it('are there and log in, also when several copies make them at once', async () => {
    await Promise.all([1, 2, 3, 4].map(() => ensureRoles(db.url)));
    for (const role of ['owner', 'app', 'jobs'] as const) {
      const client = new pg.Client({ connectionString: roleUrl(db.url, role) });
      await client.connect();
      const { rows } = await client.query(
        `SELECT current_user AS name, rolsuper OR rolbypassrls AS bypasses,
           has_database_privilege(current_database(), 'CREATE') AS creates
         FROM pg_roles WHERE rolname = current_user`,
      );
      await client.end();
      expect(rows).toEqual([{ name: roles[role], bypasses: false, creates: role !== 'app' }]);
    }
  });

  it('cannot be made by whoever may not log in themselves', async () => {
    const stranger = new URL(db.url);
    stranger.username = 'nobody_here';
    await expect(ensureRoles(stranger.href)).rejects.toThrow();
  });
});
