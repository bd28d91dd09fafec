import type { JobContext } from '../../jobs/jobContext.ts';
import { inJob, type JobPool } from '../../jobs/jobTransaction.ts';
import { firstChanged, keyIdOf, lineMark, type Seal, sealMark } from '../seal.ts';
import {
  addSeal,
  findLastSeal,
  getMoment,
  listBetween,
  listRipe,
  listSealsAfter,
  lockSeals,
} from './seal.queries.ts';

/** No transaction of ours lives longer: after it, a lower number than this line's does not appear any more. */
const ripeSeconds = 300;

interface Sealed {
  readonly lines: number;
  readonly mark: string;
}

/** Lines under one seal at most: each of its marks is kept in memory while it is made, and while it is verified. */
const perSeal = 5_000;

/**
 * Seals all lines of the log of access that are ripe, `most` of them at a time, each time in a transaction of its
 * own.
 * @returns how many lines that were, and the mark of the last seal. Each mark goes where the log of the process
 * goes, which shows later that a seal was taken away.
 */
export async function sealLog(
  { pool, sealKey, log }: Pick<JobContext, 'pool' | 'sealKey' | 'log'>,
  ripe = ripeSeconds,
  most = perSeal,
): Promise<Sealed | undefined> {
  let all: Sealed | undefined;
  let last: Sealed | undefined;
  do {
    last = await sealRipe(pool, sealKey, ripe, most);
    if (!last) break;
    log.info(last, 'the log of access was sealed');
    all = { lines: (all?.lines ?? 0) + last.lines, mark: last.mark };
  } while (last.lines === most);
  return all;
}

async function sealRipe(
  pool: JobPool,
  key: Buffer,
  ripe: number,
  most: number,
): Promise<Sealed | undefined> {
  return inJob(pool, async (transaction) => {
    await lockSeals(transaction);
    const last = await findLastSeal(transaction);
    const lines = await listRipe(transaction, last?.untilId ?? 0, ripe, most);
    const end = lines.at(-1);
    if (!end) return undefined;
    const moment = await getMoment(transaction);
    const lineMarks = lines.map((line) => lineMark(key, line));
    const mark = sealMark(key, last?.mark ?? '', { lineMarks, moment });
    await addSeal(transaction, { untilId: end.id, lineMarks, moment, mark, keyId: keyIdOf(key) });
    return { lines: lines.length, mark };
  });
}

/** What a look at the whole log of access found. */
export interface Verdict {
  readonly lines: number;
  readonly seals: number;
  /** The mark of the last seal that holds. */
  readonly lastMark: string;
  /** What is the first that is not as it was sealed; undefined: all of it holds. */
  readonly broken: string | undefined;
}

/** What whoever holds the log against its seals reads of it: one line. */
export function verdictLine({ lines, seals, lastMark, broken }: Verdict): string {
  const held = `${lines} lines in ${seals} seals hold; the last seal is ${lastMark || 'none'}.`;
  return broken === undefined ? held : `The log of access: ${broken}. Before it ${held}`;
}

/**
 * Holds the log of access against its seals, from the first on.
 * @param keys the key that seals now and every one before it
 */
export async function verifyLog(pool: JobPool, keys: readonly Buffer[]): Promise<Verdict> {
  let verdict: Verdict = { lines: 0, seals: 0, lastMark: '', broken: undefined };
  let after = 0;
  for (;;) {
    const seals = await inJob(pool, (transaction) => listSealsAfter(transaction, after));
    if (seals.length === 0) return verdict;
    for (const seal of seals) {
      const { lines, broken } = await verifySeal(pool, keys, {
        seal,
        after,
        last: verdict.lastMark,
      });
      if (broken !== undefined) return { ...verdict, broken };
      after = seal.untilId;
      const total = verdict.lines + lines;
      verdict = { ...verdict, lines: total, seals: verdict.seals + 1, lastMark: seal.mark };
    }
  }
}

async function verifySeal(
  pool: JobPool,
  keys: readonly Buffer[],
  { seal, after, last }: { readonly seal: Seal; readonly after: number; readonly last: string },
): Promise<{ readonly lines: number; readonly broken: string | undefined }> {
  const named = keys.filter((key) => seal.keyId === null || keyIdOf(key) === seal.keyId);
  const key = named.find((one) => sealMark(one, last, seal) === seal.mark);
  if (!key) {
    const why =
      named.length === 0
        ? `was made with the key ${seal.keyId}, which was not given`
        : 'is not as it was made, or made with another key';
    return { lines: 0, broken: `seal ${seal.sealId} ${why}` };
  }
  const lines = await inJob(pool, (transaction) => listBetween(transaction, after, seal.untilId));
  const changed = firstChanged(key, seal, lines);
  const broken = changed === undefined ? undefined : `line ${changed} is not as it was sealed`;
  return { lines: lines.length, broken };
}
