import { createTestDatabase, testLogins } from '@mijn/dev-env/testDatabase';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { ensureRoles, roles, roleUrls } from './roles.ts';

const db = await createTestDatabase();
afterAll(() => db.drop());

describe('the URLs of a role', () => {
  const url = 'postgres://operator:word@db.example:5433/mijn?sslmode=require';

  it('equal the login’s except for name and password, one for each password', () => {
    const passwords = { owner: ['a'], app: ['p@ss/word', 'b'], jobs: ['c'] } as const;
    const [first, second] = roleUrls({ url: [url, 'postgres://other'], passwords }, 'app');
    expect(first).toBe('postgres://insurer_app:p%40ss%2Fword@db.example:5433/mijn?sslmode=require');
    expect(second).toBe('postgres://insurer_app:b@db.example:5433/mijn?sslmode=require');
  });
});

describe('the roles of a database', () => {
  it('exist and can log in, also when several copies create them at once', async () => {
    await Promise.all([1, 2, 3, 4].map(() => ensureRoles(db.logins)));
    for (const role of ['owner', 'app', 'jobs'] as const) {
      const client = new pg.Client({ connectionString: roleUrls(db.logins, role)[0] });
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

  it('cannot be created by a login that lacks the right', async () => {
    const stranger = new URL(db.url);
    stranger.username = 'nobody_here';
    await expect(ensureRoles(testLogins(stranger.href))).rejects.toThrow();
  });
});
