import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import type { FileStorage } from '../../files/storage.ts';
import {
  listKnownKeys,
  listLost,
  removeExpiredFiles,
  removeExpiredConcepts,
} from './step.queries.ts';
import { inJob } from './job.ts';
import { aliveSeconds, type JobName } from './queue.ts';

const nextJob = { INGEDIEND: 'takeUp', IN_BEHANDELING: 'assess' } as const;

/**
 * Finds claims that are under way without a job that takes them further (its process was killed) and
 * queues one again. Returns how many.
 */
export async function resumeLost(
  pool: pg.Pool,
  set: (client: pg.ClientBase, name: JobName, number: string) => Promise<void>,
): Promise<number> {
  return inJob(pool, async (transaction) => {
    const lost = await listLost(transaction, aliveSeconds);
    for (const { nummer, status } of lost) {
      await set(transaction.client, nextJob[status], nummer);
    }
    return lost.length;
  });
}

/** A file younger than this may belong to a request that is still being answered. */
const young = Temporal.Duration.from({ hours: 1 });

/** Removes drafts, and files that waited for their claim, whose time is over. */
export async function clearExpired(pool: pg.Pool, storage: FileStorage): Promise<void> {
  const keys = await inJob(pool, async (transaction) => {
    await removeExpiredConcepts(transaction);
    return removeExpiredFiles(transaction);
  });
  for (const key of keys) await storage.remove(key);
}

/**
 * Removes files that no row knows (the process died between storing the file and its claim), and
 * what was left in the work folder. Returns how many were removed.
 */
export async function clearOrphans(
  pool: pg.Pool,
  storage: FileStorage,
  now: Temporal.Instant,
): Promise<number> {
  const limit = now.subtract(young);
  const old: string[] = [];
  for await (const { sleutel, changedAt } of storage.list()) {
    if (Temporal.Instant.compare(changedAt, limit) < 0) old.push(sleutel);
  }
  const known = await inJob(pool, (transaction) => listKnownKeys(transaction, old));
  const orphans = old.filter((key) => !known.has(key));
  for (const key of orphans) await storage.remove(key);
  return orphans.length + (await clearWorkFolder(storage.workFolder, limit));
}

async function clearWorkFolder(workFolder: string, limit: Temporal.Instant): Promise<number> {
  let count = 0;
  for (const name of await readdir(workFolder)) {
    const file = path.join(workFolder, name);
    const details = await stat(file).catch(() => undefined);
    if (!details || details.mtimeMs >= limit.epochMilliseconds) continue;
    await rm(file, { force: true });
    count += 1;
  }
  return count;
}
