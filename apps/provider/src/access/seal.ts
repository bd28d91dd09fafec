import { createHmac } from 'node:crypto';

export interface LogLine {
  readonly id: number;
  readonly text: string;
}

export interface Seal {
  readonly sealId: number;
  readonly untilId: number;
  readonly lineMarks: readonly string[];
  /** Database time. */
  readonly moment: string;
  readonly mark: string;
  readonly keyId: string;
}

function hash(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}

/** Returns the id of a key, which reveals nothing about the key. */
export function keyIdOf(key: Buffer): string {
  return hash(key, 'inzage_seal').slice(0, 16);
}

/** Returns the mark of one line: its id and a keyed hash. */
export function lineMark(key: Buffer, { id, text }: LogLine): string {
  return `${id}:${hash(key, text).slice(0, 16)}`;
}

/** Returns the mark of a seal, chained to the mark of the seal before it (empty for the first). */
export function sealMark(
  key: Buffer,
  previous: string,
  { lineMarks, moment }: Pick<Seal, 'lineMarks' | 'moment'>,
): string {
  return hash(key, [previous, moment, ...lineMarks].join('\n'));
}

const idOf = (mark: string): number => Number(mark.split(':')[0]);

/**
 * Returns the id of the first line of a batch that was changed, removed or inserted; undefined when
 * all are intact.
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
