import { type BundelRij, stuurBundel, type Stap } from '../db/bundel.ts';
import { nietGevonden } from '../http/weigering.ts';
import type { Aanroeper, Access } from './access.ts';
import type { Database } from './inAccess.ts';
import { leesToegang, type ToegangRij } from './leesToegang.ts';
import type { Lezing } from './lezing.ts';

/** The rows of each reading, in order. */
type RijenVan<L extends readonly Lezing<unknown>[]> = {
  readonly [K in keyof L]: L[K] extends Lezing<infer Rij> ? Rij[] : never;
};

/** What was read, and the access it was read with. */
interface Gelezen {
  readonly access: Access;
  readonly rijen: readonly BundelRij[][];
}

/** A call that waits for its rows. */
interface Wachtend {
  readonly vraag: (access: Access) => readonly Lezing<unknown>[];
  /** Takes what was read, in the form of what it asked. */
  readonly klaar: (gelezen: never) => void;
  readonly mislukt: (fout: unknown) => void;
}

/** A caller's last access, with the text it was made of. */
interface Onthouden {
  readonly wie: string;
  readonly access: Access;
}

/** Both go with the caller's token, which lives for a minute at most. */
const onthouden = new WeakMap<Aanroeper, Onthouden>();
const wachtend = new WeakMap<Aanroeper, Wachtend[]>();

/**
 * Reads as this caller in a transaction of its own that changes nothing but the log of access. What
 * one caller asks in the same turn of the event loop, as the parts of a screen do, shares one.
 *
 * One round trip as a rule: the readings are made with the access that this caller had a moment ago
 * and go along with `begin_toegang`. Only when that answers the very same are their rows used;
 * otherwise they are read anew with what it answered.
 * @param vraag makes the readings; called again when the access turns out to be another one.
 * @throws Weigering 404 when the insurer does not know the caller; whatever `vraag` throws.
 */
export async function leesInAccess<const L extends readonly Lezing<unknown>[]>(
  database: Database,
  aanroeper: Aanroeper,
  vraag: (access: Access) => L,
): Promise<{ access: Access; rijen: RijenVan<L> }> {
  return new Promise<{ access: Access; rijen: RijenVan<L> }>((klaar, mislukt) => {
    const wacht = { vraag, klaar, mislukt };
    const rij = wachtend.get(aanroeper);
    if (rij) {
      rij.push(wacht);
      return;
    }
    wachtend.set(aanroeper, [wacht]);
    setImmediate(() => void leesWachtenden(database, aanroeper));
  });
}

async function leesWachtenden(database: Database, aanroeper: Aanroeper): Promise<void> {
  const samen = wachtend.get(aanroeper) ?? [];
  wachtend.delete(aanroeper);
  await leesSamen(database, aanroeper, samen).catch(async (fout: unknown) => {
    const [een] = samen;
    if (een && samen.length === 1) een.mislukt(fout);
    // What one of them asks may be what fails: the others do not suffer from it.
    else for (const wacht of samen) await leesAlleen(database, aanroeper, wacht);
  });
}

async function leesAlleen(
  database: Database,
  aanroeper: Aanroeper,
  wacht: Wachtend,
): Promise<void> {
  await leesSamen(database, aanroeper, [wacht]).catch(wacht.mislukt);
}

async function leesSamen(
  database: Database,
  aanroeper: Aanroeper,
  samen: readonly Wachtend[],
): Promise<void> {
  let eerder = onthouden.get(aanroeper);
  for (;;) {
    const bekend = eerder?.access;
    const vragen = bekend ? samen.map(({ vraag }) => vraag(bekend)) : [];
    const stappen = [beginToegang(database, aanroeper), ...vragen.flat()];
    const [toegang, ...rijen] = await stuur(database, stappen);
    const nu = maakOnthouden(database, aanroeper, toegang?.[0], eerder);
    onthouden.set(aanroeper, nu);
    if (eerder?.wie === nu.wie) {
      verdeel(samen, vragen, nu.access, rijen);
      return;
    }
    eerder = nu;
  }
}

function beginToegang({ nu }: Database, { bsn }: Aanroeper): Stap {
  return {
    opdracht: {
      name: 'beginToegang',
      text: 'SELECT wie, ogenblik FROM verzekeraar.begin_toegang($1, $2)',
    },
    waarden: [bsn, nu().toString()],
  };
}

async function stuur({ leesPool }: Database, stappen: readonly Stap[]): Promise<BundelRij[][]> {
  const client = await leesPool.connect();
  try {
    const rijen = await stuurBundel(client, stappen);
    client.release();
    return rijen;
  } catch (fout) {
    client.release(true);
    throw fout;
  }
}

function isToegangRij(rij: BundelRij | undefined): rij is BundelRij & ToegangRij {
  return rij?.['ogenblik'] instanceof Temporal.Instant && 'wie' in rij;
}

function maakOnthouden(
  { proefAccess }: Database,
  aanroeper: Aanroeper,
  rij: BundelRij | undefined,
  eerder: Onthouden | undefined,
): Onthouden {
  if (!isToegangRij(rij)) throw new Error('begin_toegang answered something else');
  const { wie, ogenblik } = rij;
  if (eerder && eerder.wie === wie) {
    return { wie, access: { ...eerder.access, nu: ogenblik } };
  }
  const access = leesToegang(aanroeper, { wie, ogenblik });
  if (wie === null || !access) throw nietGevonden();
  return { wie, access: proefAccess?.(access) ?? access };
}

function verdeel(
  samen: readonly Wachtend[],
  vragen: readonly (readonly Lezing<unknown>[])[],
  access: Access,
  rijen: readonly BundelRij[][],
): void {
  let vanaf = 0;
  for (const [plek, { klaar }] of samen.entries()) {
    const tot = vanaf + (vragen[plek]?.length ?? 0);
    const gelezen: Gelezen = { access, rijen: rijen.slice(vanaf, tot) };
    // The statements say what their rows are, as everywhere in the queries.
    Reflect.apply(klaar, undefined, [gelezen]);
    vanaf = tot;
  }
}
