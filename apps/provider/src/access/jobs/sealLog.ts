import { keptSinceInstant } from '../../clock/keptSince.rules.ts';
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

/** Longest lifetime of a transaction of ours; after it, no lower id can appear any more. */
const ripeSeconds = 300;

interface Sealed {
  readonly lines: number;
  readonly mark: string;
}

/**
 * Maximum of lines per seal, because their marks are held in memory during sealing and
 * verification.
 */
const perSeal = 5_000;

/**
 * Seals all lines of the log of access that are old enough, in transactions of at most `most`
 * lines.
 * @returns the number of lines and the mark of the last seal; undefined when there was nothing to
 * seal. Each mark is also written to the process log, which shows later that a seal was removed.
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

export interface Verdict {
  readonly lines: number;
  readonly seals: number;
  /** Valid seals before the first line, of which the lines were removed after their term. */
  readonly emptied: number;
  /** Mark of the last valid seal. */
  readonly lastMark: string;
  /** Description of the first deviation; undefined when everything is valid. */
  readonly broken: string | undefined;
}

/** Formats a verdict as one line for the operator. */
export function verdictLine({ lines, seals, emptied, lastMark, broken }: Verdict): string {
  const removed = emptied > 0 ? `, of which the first ${emptied} had their lines removed` : '';
  const held = `${lines} lines in ${seals} seals hold${removed}; the last seal is ${lastMark || 'none'}.`;
  return broken === undefined ? held : `The log of access: ${broken}. Before it ${held}`;
}

/**
 * Verifies the log of access against all its seals. The oldest batches may be gone, whole, after their term (`forgetLog`).
 * @param keys the current sealing key and all previous ones
 * @param now real time
 */
export async function verifyLog(
  pool: JobPool,
  keys: readonly Buffer[],
  now = Temporal.Now.instant(),
): Promise<Verdict> {
  const keptSince = keptSinceInstant('inzagen', now);
  let verdict: Verdict = { lines: 0, seals: 0, emptied: 0, lastMark: '', broken: undefined };
  let after = 0;
  for (;;) {
    const seals = await inJob(pool, (transaction) => listSealsAfter(transaction, after));
    if (seals.length === 0) return verdict;
    for (const seal of seals) {
      const { lines, broken } = await verifySeal(pool, keys, {
        seal,
        after,
        last: verdict.lastMark,
        mayBeEmpty: verdict.lines === 0 && Temporal.Instant.compare(seal.moment, keptSince) < 0,
      });
      if (broken !== undefined) return { ...verdict, broken };
      after = seal.untilId;
      const total = verdict.lines + lines;
      verdict = {
        ...verdict,
        lines: total,
        seals: verdict.seals + 1,
        emptied: verdict.emptied + (lines === 0 ? 1 : 0),
        lastMark: seal.mark,
      };
    }
  }
}

interface SealToVerify {
  readonly seal: Seal;
  /** Last line, and mark, of the seal before it. */
  readonly after: number;
  readonly last: string;
  /** The term of its lines has ended. */
  readonly mayBeEmpty: boolean;
}

async function verifySeal(
  pool: JobPool,
  keys: readonly Buffer[],
  { seal, after, last, mayBeEmpty }: SealToVerify,
): Promise<{ readonly lines: number; readonly broken: string | undefined }> {
  const named = keys.filter((key) => keyIdOf(key) === seal.keyId);
  const key = named.find((one) => sealMark(one, last, seal) === seal.mark);
  if (!key) {
    const why =
      named.length === 0
        ? `was made with the key ${seal.keyId}, which was not given`
        : 'is not as it was made, or made with another key';
    return { lines: 0, broken: `seal ${seal.sealId} ${why}` };
  }
  const lines = await inJob(pool, (transaction) => listBetween(transaction, after, seal.untilId));
  if (mayBeEmpty && lines.length === 0) return { lines: 0, broken: undefined };
  const changed = firstChanged(key, seal, lines);
  const broken = changed === undefined ? undefined : `line ${changed} is not as it was sealed`;
  return { lines: lines.length, broken };
}
