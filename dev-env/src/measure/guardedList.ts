import { sendBatch } from '@mijn/provider/db/batch';
import { openPool } from '@mijn/provider/db/database';
import { trust } from '@mijn/domain/trust';
import type { Caller } from '@mijn/provider/access/access';
import { type AccessRow, readAccess } from '@mijn/provider/access/readAccess';
import { listDeclaraties } from '@mijn/provider/declaraties/declaraties.queries';

/** A claim as the bench's bare server shows it; `bedrag` in cents. */
interface GuardedRow {
  readonly nummer: string;
  readonly datum: string;
  readonly status: string;
  readonly omschrijving: string;
  readonly bedrag: number;
}

/** Reads a person's claims with nothing around it but what guards them. */
export interface GuardedList {
  readonly read: () => Promise<GuardedRow[]>;
  readonly close: () => Promise<void>;
}

const accessStatement = {
  name: 'startAccess',
  text: 'SELECT who, instant FROM insurer.begin_access($1, $2)',
};

type ListedRow = Record<'nummer' | 'datum' | 'status' | 'omschrijving', string> & {
  readonly bedrag: number;
};

function fail(error: Error): never {
  throw error;
}

/**
 * What the insurer's guarantees cost by themselves (ADR 0079): access worked out anew, row-level security, the
 * rows and their log of access, in one round trip and one transaction, by the insurer's own statements. No
 * session, no contract, no checks. For the bench.
 * @param connections as many as the insurer has for reading
 * @throws Error when nobody has this BSN
 */
export async function openGuardedList(
  databaseUrl: string,
  bsn: string,
  connections: number,
): Promise<GuardedList> {
  const pool = openPool(databaseUrl, 'app', fail, connections);
  const caller: Caller = { bsn, niveau: 25 };
  const begin = () => ({ statement: accessStatement, values: [bsn, new Date().toISOString()] });
  const send = async (steps: Parameters<typeof sendBatch>[1]) => {
    const client = await pool.connect();
    try {
      return await sendBatch(client, steps);
    } finally {
      client.release();
    }
  };
  const [[row] = []] = trust<AccessRow[][]>(await send([begin()]));
  const access = row && readAccess(caller, row);
  if (!access) throw new Error('Nobody has this BSN');
  return {
    read: async () => {
      const list = listDeclaraties(access, { limit: 25, offset: 0 });
      const [, rows = []] = trust<ListedRow[][]>(await send([begin(), list]));
      return rows.map(({ datum, nummer, status, omschrijving, bedrag }) => ({
        nummer,
        datum,
        status,
        omschrijving,
        bedrag,
      }));
    },
    close: () => pool.end(),
  };
}
