import type { Merk } from '@mijn/domain/merken';
import type { Pool } from 'pg';
import { metDatabase, type SessieRij } from '../db/database.ts';
import { hashVan, type BsnKluis } from './geheimen.ts';
import { type Sessie, sessieDuur } from './sessies.ts';

type GevondenRij = Pick<
  SessieRij,
  'id_hash' | 'bsn_versleuteld' | 'niveau' | 'merk' | 'laatste_invoer'
>;

interface Middelen {
  readonly pool: Pool;
  readonly kluis: BsnKluis;
  readonly nu: () => Date;
}

// Named: PostgreSQL prepares it once per connection. It is asked at every request.
const vindSessies = {
  name: 'vindSessies',
  text: `
    select id_hash, bsn_versleuteld, niveau, merk, laatste_invoer from gateway.sessie
    where id_hash = any ($1) and laatste_invoer > $2 and eindigt > $3`,
};

/**
 * Makes the way in which living sessions are found: by the cookie's word, at a brand. Requests that
 * arrive in the same turn of the event loop are looked up in one query. Nothing is remembered, and no
 * request gets an answer to a query that was sent before it came: a session that has ended is ended.
 * @throws Weigering (from the finder) 503 while the database is away
 */
export function maakVinder(
  middelen: Middelen,
): (id: string, merk: Merk) => Promise<Sessie | undefined> {
  let samen: Ronde | undefined;
  return async (id, merk) => {
    const idHash = hashVan(id);
    const ronde = (samen ??= beginRonde(middelen, () => {
      samen = undefined;
    }));
    const sleutel = idHash.toString('hex');
    ronde.hashes.set(sleutel, idHash);
    const sessie = (await ronde.gevonden).get(sleutel);
    return sessie?.merk === merk ? { ...sessie, merk } : undefined;
  };
}

/** A living session, at whatever brand it was begun. */
type Gevonden = Omit<Sessie, 'merk'> & { readonly merk: string };

/** The sessions that are looked up together. */
interface Ronde {
  readonly hashes: Map<string, Buffer>;
  readonly gevonden: Promise<ReadonlyMap<string, Gevonden>>;
}

function beginRonde(middelen: Middelen, gesloten: () => void): Ronde {
  const hashes = new Map<string, Buffer>();
  const gevonden = new Promise<void>((klaar) => {
    setImmediate(klaar);
  }).then(async () => {
    gesloten();
    return zoek(middelen, hashes);
  });
  return { hashes, gevonden };
}

async function zoek(
  { pool, kluis, nu }: Middelen,
  hashes: ReadonlyMap<string, Buffer>,
): Promise<ReadonlyMap<string, Gevonden>> {
  const moment = nu();
  const stil = new Date(moment.getTime() - sessieDuur.stil);
  const { rows } = await metDatabase(() =>
    pool.query<GevondenRij>({ ...vindSessies, values: [[...hashes.values()], stil, moment] }),
  );
  return new Map(rows.map((rij) => [rij.id_hash.toString('hex'), maakSessie(kluis, rij)]));
}

function maakSessie(kluis: BsnKluis, rij: GevondenRij): Gevonden {
  return {
    idHash: rij.id_hash,
    bsn: kluis.ontsleutel(rij.bsn_versleuteld, rij.id_hash),
    niveau: rij.niveau,
    merk: rij.merk,
    laatsteInvoer: rij.laatste_invoer,
  };
}
