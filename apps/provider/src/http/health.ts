import { createReadiness } from '@mijn/postgres/readiness';
import type { Database } from '../access/inAccess.ts';
import type { App } from './services.ts';
import { Refusal } from './refusal.ts';

/** Registers `/health/live` (the process responds) and `/health/ready` (the database responds too). */
export function registerHealth(app: App, { pool }: Pick<Database, 'pool'>): void {
  const options = { schema: { hide: true } };
  app.get('/health/live', options, () => ({ status: 200 }));
  const isReady = createReadiness(() => pool.query('SELECT 1'));
  app.get('/health/ready', options, async () => {
    await isReady().catch(() => {
      throw new Refusal(503);
    });
    return { status: 200 };
  });
}
