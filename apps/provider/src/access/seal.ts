import { createHmac } from 'node:crypto';

/** A line of the log of access, as it stands in the database. */
export interface LogLine {
  readonly id: number;
  readonly text: string;
}

/** A batch of lines that was sealed. */
export interface Seal {
  readonly sealId: number;
  readonly untilId: number;
  readonly lineMarks: readonly string[];
  /** The database's own time. */
  readonly moment: string;
  readonly mark: string;
  /** Name of the key it was made with; null where that was not kept yet. */
  readonly keyId: string | null;
}

function hash(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}

/** The name of a key, which tells nothing of it. */
export function keyIdOf(key: Buffer): string {
  return hash(key, 'inzage_seal').slice(0, 16);
}

/** The mark of one line: its number, and what nobody makes without the key. */
export function lineMark(key: Buffer, { id, text }: LogLine): string {
  return `${id}:${hash(key, text).slice(0, 16)}`;
}

/** The mark of a seal: it follows from that of the seal before it (empty for the first). */
export function sealMark(
  key: Buffer,
  previous: string,
  { lineMarks, moment }: Pick<Seal, 'lineMarks' | 'moment'>,
): string {
  return hash(key, [previous, moment, ...lineMarks].join('\n'));
}

const idOf = (mark: string): number => Number(mark.split(':')[0]);

/**
 * The first line of a batch that is not as it was sealed: changed, taken away or put in between; undefined
 * when all of them are.
 */
export function firstChanged(
  key: Buffer,
  { lineMarks }: Seal,
  lines: readonly LogLine[],
): number | undefined {
  const now = lines.map((line) => lineMark(key, line));
  const count = Math.max(now.length, lineMarks.length);
  for (let position = 0; position < count; position += 1) {
    const [sealed, found] = [lineMarks[position], now[position]];
    if (sealed === found) continue;
    return Math.min(...[sealed, found].flatMap((mark) => (mark === undefined ? [] : idOf(mark))));
  }
  return undefined;
}
