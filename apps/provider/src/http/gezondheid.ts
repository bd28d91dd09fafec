import type { Database } from '../toegang/inAccess.ts';
import type { App } from './omgeving.ts';

/** Registers `/health/live` (the process answers) and `/health/ready` (its database answers too). */
export function registreerGezondheid(app: App, { pool }: Pick<Database, 'pool'>): void {
  const opties = { config: { openbaar: true }, schema: { hide: true } };
  app.get('/health/live', opties, () => ({ status: 200 }));
  app.get('/health/ready', opties, async () => {
    await pool.query('SELECT 1');
    return { status: 200 };
  });
}
