import { createHmac } from 'node:crypto';
import pg from 'pg';

/** The three roles of the insurer's database: who migrates, who answers calls, who runs jobs. */
export const rollen = {
  eigenaar: 'verzekeraar_eigenaar',
  app: 'verzekeraar_app',
  taken: 'verzekeraar_taken',
} as const;

/** One of the three roles. */
export type Rol = keyof typeof rollen;

/**
 * The address with which a role logs in. Its password follows from that of the login in
 * `databaseUrl`, so that every copy of the provider knows it and none has to be configured.
 */
export function rolUrl(databaseUrl: string, rol: Rol): string {
  const url = new URL(databaseUrl);
  url.username = rollen[rol];
  url.password = rolWachtwoord(databaseUrl, rol) ?? '';
  return url.href;
}

/**
 * A secret for one purpose (base64url, 32 bytes) that follows from the password of the login in
 * `databaseUrl`; undefined when it has none because the server trusts by other means (trust, cert).
 */
export function afgeleidGeheim(databaseUrl: string, doel: string): string | undefined {
  const geheim = decodeURIComponent(new URL(databaseUrl).password) || process.env['PGPASSWORD'];
  return geheim ? createHmac('sha256', geheim).update(doel).digest('base64url') : undefined;
}

function rolWachtwoord(databaseUrl: string, rol: Rol): string | undefined {
  return afgeleidGeheim(databaseUrl, rollen[rol]);
}

/**
 * Makes the roles where they are missing, gives them the right password, and lets owner and jobs
 * make their schema in this database. Roles belong to the whole server, so another copy may be
 * doing the same thing: what it was first with is tried again.
 */
export async function ensureRollen(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const rol of ['eigenaar', 'app', 'taken'] as const) {
      await opnieuwBijBotsing(() => ensureRol(client, rol));
      if (!(await kanInloggen(rolUrl(databaseUrl, rol)))) {
        await opnieuwBijBotsing(() => setWachtwoord(client, databaseUrl, rol));
      }
    }
    await opnieuwBijBotsing(() => client.query(rechtenOpDatabase));
  } finally {
    await client.end();
  }
}

const rechtenOpDatabase = `DO $$ BEGIN
  EXECUTE format('GRANT CREATE ON DATABASE %I TO ${rollen.eigenaar}, ${rollen.taken}', current_database());
END $$`;

async function ensureRol(client: pg.Client, rol: Rol): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [rollen[rol]]);
  if (rowCount === 0) {
    await client.query(`CREATE ROLE ${rollen[rol]} LOGIN NOSUPERUSER NOBYPASSRLS NOINHERIT`);
  }
}

async function setWachtwoord(client: pg.Client, databaseUrl: string, rol: Rol): Promise<void> {
  const wachtwoord = rolWachtwoord(databaseUrl, rol);
  if (wachtwoord === undefined) return;
  await client.query(`ALTER ROLE ${rollen[rol]} PASSWORD ${client.escapeLiteral(wachtwoord)}`);
}

async function kanInloggen(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch (fout) {
    // 28P01 and 28000: refused at the door; anything else is not about the password.
    if (fout instanceof pg.DatabaseError && fout.code?.startsWith('28')) return false;
    throw fout;
  } finally {
    await client.end();
  }
}

/** Duplicate object, unique violation, and "tuple concurrently updated". */
const botsingen = ['42710', '23505', 'XX000'];

async function opnieuwBijBotsing(doe: () => Promise<unknown>, pogingen = 20): Promise<void> {
  try {
    await doe();
  } catch (fout) {
    const botst = fout instanceof pg.DatabaseError && botsingen.includes(fout.code ?? '');
    if (!botst || pogingen === 0) throw fout;
    await opnieuwBijBotsing(doe, pogingen - 1);
  }
}
