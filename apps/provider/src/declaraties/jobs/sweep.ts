import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import {
  listKnownKeys,
  listLost,
  removeExpiredFiles,
  removeExpiredConcepts,
} from './step.queries.ts';
import type { JobContext } from '../../jobs/jobContext.ts';
import { inJob } from '../../jobs/jobTransaction.ts';

const nextJob = { INGEDIEND: 'takeUp', IN_BEHANDELING: 'assess' } as const;

/**
 * Finds claims that are under way without a job that takes them further (its process was killed) and
 * queues one again. Returns how many.
 */
export async function resumeDeclaraties({
  pool,
  enqueue,
  log,
}: Pick<JobContext, 'pool' | 'enqueue' | 'log'>): Promise<number> {
  const count = await inJob(pool, async (transaction) => {
    const lost = await listLost(transaction);
    for (const { nummer, status } of lost) await enqueue(nextJob[status], nummer, transaction);
    return lost.length;
  });
  if (count > 0) log.warn({ count }, 'claims without a living job were queued again');
  return count;
}

/** A file younger than this may belong to a request that is still being answered. */
const young = Temporal.Duration.from({ hours: 1 });

/** Removes drafts, and files that waited for their claim, whose time is over. */
export async function clearExpired({
  pool,
  storage,
}: Pick<JobContext, 'pool' | 'storage'>): Promise<void> {
  const keys = await inJob(pool, async (transaction) => {
    await removeExpiredConcepts(transaction);
    return removeExpiredFiles(transaction);
  });
  for (const key of keys) await storage.remove(key);
}

/**
 * Removes files that no row knows (the process died between storing the file and its claim), and
 * what was left in the work folder. Returns how many were removed. How old a file is goes by the machine's own
 * time, as its disk writes it.
 */
export async function clearOrphans(
  { pool, storage }: Pick<JobContext, 'pool' | 'storage'>,
  now = Temporal.Now.instant(),
): Promise<number> {
  const limit = now.subtract(young);
  const old: string[] = [];
  for await (const { key, changedAt } of storage.list()) {
    if (Temporal.Instant.compare(changedAt, limit) < 0) old.push(key);
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
    await rm(file, { force: true, recursive: true });
    count += 1;
  }
  return count;
}
