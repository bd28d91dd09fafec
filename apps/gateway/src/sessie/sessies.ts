import type { Merk } from '@mijn/domain/merken';
import { metDatabase, type Database, type SessieRij } from '../db/database.ts';
import type { Pool } from 'pg';
import { maakVinder } from './vindSessies.ts';
import { hashVan, maakGeheim, type BsnKluis } from './geheimen.ts';

const minuut = 60_000;

/** How long a session lives (decisions §3), in milliseconds. */
export const sessieDuur = {
  stil: 15 * minuut,
  hoogstens: 120 * minuut,
  vernieuwNa: minuut,
} as const;

/** A living session. */
export interface Sessie {
  readonly idHash: Buffer;
  readonly bsn: string;
  readonly niveau: number;
  readonly merk: Merk;
  readonly laatsteInvoer: Date;
}

/** Who has logged in. */
export type Ingelogde = Pick<Sessie, 'bsn' | 'niveau' | 'merk'>;

/** The sessions of the gateway, in its database. Every call is a 503 when that is away. */
export interface Sessies {
  /** Starts a session and gives the word for its cookie. */
  begin(wie: Ingelogde): Promise<string>;
  /** The living session of a cookie's word at a brand. */
  vind(id: string, merk: Merk): Promise<Sessie | undefined>;
  /** A person did something: starts the idle time anew, at most once a minute. Tells since when. */
  vernieuw(sessie: Sessie): Promise<Date>;
  /** Ends a session, in every tab and every copy at once. */
  beeindig(id: string): Promise<void>;
  /** Takes out what has expired. */
  ruimOp(): Promise<void>;
}

interface Middelen {
  readonly db: Database;
  readonly pool: Pool;
  readonly kluis: BsnKluis;
  readonly nu: () => Date;
}

const voor = (ogenblik: Date, ms: number) => new Date(ogenblik.getTime() - ms);

function maakRij({ kluis, nu }: Middelen, idHash: Buffer, wie: Ingelogde): SessieRij {
  const aangemaakt = nu();
  return {
    id_hash: idHash,
    bsn_versleuteld: kluis.versleutel(wie.bsn, idHash),
    niveau: wie.niveau,
    merk: wie.merk,
    aangemaakt,
    laatste_invoer: aangemaakt,
    eindigt: new Date(aangemaakt.getTime() + sessieDuur.hoogstens),
  };
}

async function vernieuwSessie({ db, nu }: Middelen, sessie: Sessie): Promise<Date> {
  const invoer = nu();
  const laatste = voor(invoer, sessieDuur.vernieuwNa);
  if (sessie.laatsteInvoer > laatste) return sessie.laatsteInvoer;
  await metDatabase(() =>
    db
      .updateTable('gateway.sessie')
      .set({ laatste_invoer: invoer })
      .where('id_hash', '=', sessie.idHash)
      .where('laatste_invoer', '<=', laatste)
      .execute(),
  );
  return invoer;
}

/** How long a session still lives if nobody does anything, in milliseconds. */
export function stilMs({ laatsteInvoer }: Sessie, nu: Date): number {
  return Math.max(0, laatsteInvoer.getTime() + sessieDuur.stil - nu.getTime());
}

/** Makes the session store over the database and its key. */
export function maakSessies(middelen: Middelen): Sessies {
  const { db, nu } = middelen;
  return {
    async begin(wie) {
      const id = maakGeheim();
      const rij = maakRij(middelen, hashVan(id), wie);
      await metDatabase(() => db.insertInto('gateway.sessie').values(rij).execute());
      return id;
    },
    vind: maakVinder(middelen),
    vernieuw: (sessie) => vernieuwSessie(middelen, sessie),
    async beeindig(id) {
      const idHash = hashVan(id);
      await metDatabase(() =>
        db.deleteFrom('gateway.sessie').where('id_hash', '=', idHash).execute(),
      );
    },
    async ruimOp() {
      const stil = voor(nu(), sessieDuur.stil);
      await metDatabase(() =>
        db
          .deleteFrom('gateway.sessie')
          .where((is) => is.or([is('laatste_invoer', '<=', stil), is('eindigt', '<=', nu())]))
          .execute(),
      );
    },
  };
}
