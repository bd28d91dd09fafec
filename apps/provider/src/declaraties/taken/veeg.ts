import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import type { Bestandsopslag } from '../../bestanden/opslag.ts';
import {
  listBekendeSleutels,
  listVerloren,
  removeVerlopenBestanden,
  removeVerlopenConcepten,
} from './stap.queries.ts';
import { inTaak } from './taak.ts';
import { levendSeconden, type TaakNaam } from './wachtrij.ts';

const volgendeTaak = { INGEDIEND: 'opnemen', IN_BEHANDELING: 'beoordelen' } as const;

/**
 * Finds claims that are under way without a job that takes them further (its process was killed) and
 * queues one again. Returns how many.
 */
export async function hervatVerloren(
  pool: pg.Pool,
  zet: (client: pg.ClientBase, naam: TaakNaam, nummer: string) => Promise<void>,
): Promise<number> {
  return inTaak(pool, async (transactie) => {
    const verloren = await listVerloren(transactie, levendSeconden);
    for (const { nummer, status } of verloren) {
      await zet(transactie.client, volgendeTaak[status], nummer);
    }
    return verloren.length;
  });
}

/** A file younger than this may belong to a request that is still being answered. */
const jong = Temporal.Duration.from({ hours: 1 });

/** Removes drafts, and files that waited for their claim, whose time is over. */
export async function wisVerlopen(pool: pg.Pool, opslag: Bestandsopslag): Promise<void> {
  const sleutels = await inTaak(pool, async (transactie) => {
    await removeVerlopenConcepten(transactie);
    return removeVerlopenBestanden(transactie);
  });
  for (const sleutel of sleutels) await opslag.verwijder(sleutel);
}

/**
 * Removes files that no row knows (the process died between storing the file and its claim), and
 * what was left in the work folder. Returns how many were removed.
 */
export async function wisWezen(
  pool: pg.Pool,
  opslag: Bestandsopslag,
  nu: Temporal.Instant,
): Promise<number> {
  const grens = nu.subtract(jong);
  const oud: string[] = [];
  for await (const { sleutel, gewijzigdOp } of opslag.lijst()) {
    if (Temporal.Instant.compare(gewijzigdOp, grens) < 0) oud.push(sleutel);
  }
  const bekend = await inTaak(pool, (transactie) => listBekendeSleutels(transactie, oud));
  const wezen = oud.filter((sleutel) => !bekend.has(sleutel));
  for (const sleutel of wezen) await opslag.verwijder(sleutel);
  return wezen.length + (await wisWerkmap(opslag.werkmap, grens));
}

async function wisWerkmap(werkmap: string, grens: Temporal.Instant): Promise<number> {
  let aantal = 0;
  for (const naam of await readdir(werkmap)) {
    const pad = path.join(werkmap, naam);
    const gegevens = await stat(pad).catch(() => undefined);
    if (!gegevens || gegevens.mtimeMs >= grens.epochMilliseconds) continue;
    await rm(pad, { force: true });
    aantal += 1;
  }
  return aantal;
}
