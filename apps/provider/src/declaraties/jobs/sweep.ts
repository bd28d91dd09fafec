import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import {
  listKnownKeys,
  listLost,
  removeExpiredFiles,
  removeExpiredConcepts,
  removeWithdrawnFiles,
} from './step.queries.ts';
import { getInstant } from '../../clock/clock.ts';
import { keptSinceInstant } from '../../clock/keptSince.rules.ts';
import type { JobContext } from '../../jobs/jobContext.ts';
import { inJob, type JobPool } from '../../jobs/jobTransaction.ts';
import { performEach } from '../../jobs/oneByOne.ts';
import type { FileStorage } from '../../files/storage.ts';

const nextJob = { INGEDIEND: 'startProcessing', IN_BEHANDELING: 'assess' } as const;

/** Queues jobs again for claims in progress without one, because its process was killed. Returns how many. */
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

// A younger file may belong to a request in progress.
const young = Temporal.Duration.from({ hours: 1 });

/** Removes expired drafts and waiting files. */
export async function clearExpired({
  pool,
  storage,
}: Pick<JobContext, 'pool' | 'storage'>): Promise<void> {
  const keys = await inJob(pool, async (transaction) => {
    await removeExpiredConcepts(transaction);
    return removeExpiredFiles(transaction);
  });
  await performEach(keys, (key) => storage.remove(key));
}

const perBatch = 100;

/** Removes the files of withdrawn claims after their term; returns how many. @param most files per transaction */
export async function forgetWithdrawnFiles(
  { pool, now, storage }: Pick<JobContext, 'pool' | 'now' | 'storage'>,
  most = perBatch,
): Promise<number> {
  let count = 0;
  for (;;) {
    const keys = await inJob(pool, async (transaction) => {
      const before = keptSinceInstant('ingetrokkenBestanden', await getInstant(transaction, now()));
      return removeWithdrawnFiles(transaction, before, most);
    });
    count += await performEach(keys, (key) => storage.remove(key));
    if (keys.length < most) return count;
  }
}

const perLookup = 1_000;

async function* oldFiles(
  storage: FileStorage,
  limit: Temporal.Instant,
  most: number,
): AsyncGenerator<readonly string[]> {
  let keys: string[] = [];
  for await (const { key, changedAt } of storage.list()) {
    if (Temporal.Instant.compare(changedAt, limit) >= 0) continue;
    keys.push(key);
    if (keys.length < most) continue;
    yield keys;
    keys = [];
  }
  if (keys.length > 0) yield keys;
}

async function* orphans(
  pool: JobPool,
  batches: AsyncIterable<readonly string[]>,
): AsyncGenerator<string> {
  for await (const keys of batches) {
    const known = await inJob(pool, (transaction) => listKnownKeys(transaction, keys));
    yield* keys.filter((key) => !known.has(key));
  }
}

/**
 * Removes leftovers of the work folder, and stored files without a row (the process died between
 * storing a file and its claim), while listing. Returns how many. Ages are by the machine's clock, like
 * the file times.
 * @param most files per query
 * @throws AggregateError all failures, after the last file.
 */
export async function removeOrphanedFiles(
  { pool, storage }: Pick<JobContext, 'pool' | 'storage'>,
  now = Temporal.Now.instant(),
  most = perLookup,
): Promise<number> {
  const limit = now.subtract(young);
  // The work folder first, because a bucket may be unreachable.
  const left = await clearWorkFolder(storage.workFolder, limit);
  const lost = orphans(pool, oldFiles(storage, limit, most));
  return left + (await performEach(lost, (key) => storage.remove(key)));
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
