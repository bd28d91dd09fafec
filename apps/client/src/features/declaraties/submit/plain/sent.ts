import { pages } from '@mijn/domain/paths';
import { carriedBytesAtMost } from '@mijn/domain/postedForm';
import { type LeadOn, writeCarried } from '../../../../api/carried.ts';
import { useCarried } from '../../../../forms/useCarried.ts';
import { parseDay, parseList, parseText } from '../send/parse.ts';
import { type KeptFile, parseKept, warningsAt, writeKept } from './postedFiles.ts';

const name = 'sentClaim';

/** A claim that was sent in without script. */
export interface SentClaim {
  /** Not every insurer gives one. */
  readonly nummer: string | undefined;
  /** By when it is settled, `yyyy-mm-dd`; undefined: no day is promised. */
  readonly verwachtOp: string | undefined;
  /** Files of other bills, which wait for their turn. */
  readonly later: readonly KeptFile[];
}

const nameAtMost = 80;

// By characters, so that none is cut in two; the end says what kind of file it is.
function shortName(long: string): string {
  const characters = Array.from(long);
  if (characters.length <= nameAtMost) return long;
  return [...characters.slice(0, nameAtMost - 10), '…', ...characters.slice(-9)].join('');
}

/** What is said of the files that wait, from all of it to the least: their warnings still have to be asked. */
function lessAndLess(later: SentClaim['later']): (readonly KeptFile[])[] {
  const named = later.map((file) => ({ ...file, name: shortName(file.name) }));
  const warned = named.map((file) => ({ ...file, meldingen: warningsAt(file) }));
  return [named, ...Array.from(warned, (_, left) => warned.slice(0, warned.length - left)), []];
}

const bytesOf = (carries: NonNullable<LeadOn['carries']>): number =>
  new TextEncoder().encode(writeCarried(carries)).length;

/**
 * Leads to the page that confirms it (ADR 0093). Where files wait of which more is known than can come along,
 * something of that is left out, or of the files themselves, which can be chosen anew: never the confirmation.
 */
export function toSent({ nummer, verwachtOp, later }: SentClaim): LeadOn {
  const all = lessAndLess(later).map((files) => ({
    [name]: { nummer, verwachtOp, later: files.map(writeKept) },
  }));
  const carries = all.find((one) => bytesOf(one) <= carriedBytesAtMost) ?? all.at(-1);
  return { to: pages.declaratieIndienen.path, ...(carries && { carries }) };
}

/** What was just sent in; undefined where nothing was. */
export function useSent(): SentClaim | undefined {
  const sent = useCarried(name);
  if (sent === undefined) return undefined;
  const later = parseList(sent, 'later').filter((one) => typeof one === 'string');
  const verwachtOp = parseDay(sent, 'verwachtOp');
  return { nummer: parseText(sent, 'nummer'), verwachtOp, later: parseKept(later) };
}
