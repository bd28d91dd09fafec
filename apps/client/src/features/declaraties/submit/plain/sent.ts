import { pages } from '@mijn/domain/paths';
import { carriedBytesAtMost } from '@mijn/domain/postedForm';
import { type LeadOn, writeCarried } from '../../../../api/carried.ts';
import { useCarried } from '../../../../forms/useCarried.ts';
import { parseDay, parseList, parseText } from '../send/parse.ts';
import { type KeptFile, parseKept, warningsAt, writeKept } from './postedFiles.ts';
import { shortName } from './shortName.ts';

const name = 'sentClaim';

/** A claim that was sent in without script. */
export interface SentClaim {
  /** Not every insurer gives one. */
  readonly nummer: string | undefined;
  /** By when it is settled, `yyyy-mm-dd`; undefined: no day is promised. */
  readonly verwachtOp: string | undefined;
  /** Files of other bills, which wait for their turn. */
  readonly later: readonly KeptFile[];
  /** The other bills in its files, by what each is told from the others. */
  readonly left: readonly string[];
  /** Those of the same file that were sent in, with this one; none where nothing is left in it. */
  readonly before: readonly string[];
}

// So many are named; who has more sees them again in the file.
const labelsAtMost = 10;

const shortLabels = (labels: readonly string[]) => labels.slice(0, labelsAtMost).map(shortName);

/** What is said of the files that wait, from all of it to the least: their warnings still have to be asked. */
function lessAndLess(later: SentClaim['later']): (readonly KeptFile[])[] {
  const named = later.map((file) => ({ ...file, name: shortName(file.name) }));
  const warned = named.map((file) => ({ ...file, meldingen: warningsAt(file) }));
  return [named, ...Array.from(warned, (_, left) => warned.slice(0, warned.length - left)), []];
}

const bytesOf = (carries: NonNullable<LeadOn['carries']>): number =>
  new TextEncoder().encode(writeCarried(carries)).length;

/**
 * Leads to the page that confirms it (ADR 0032). Where files wait of which more is known than can come along,
 * something of that is left out, or of the files themselves, which can be chosen anew: never the confirmation.
 */
export function toSent({ nummer, verwachtOp, later, ...labels }: SentClaim): LeadOn {
  const [left, before] = [shortLabels(labels.left), shortLabels(labels.before)];
  const all = lessAndLess(later).map((files) => ({
    [name]: { nummer, verwachtOp, later: files.map(writeKept), left, before },
  }));
  const carries = all.find((one) => bytesOf(one) <= carriedBytesAtMost) ?? all.at(-1);
  return { to: pages.declaratieIndienen.path, ...(carries && { carries }) };
}

/** What was just sent in; undefined where nothing was. */
export function useSent(): SentClaim | undefined {
  const sent = useCarried(name);
  if (sent === undefined) return undefined;
  const texts = (of: string) => parseList(sent, of).filter((one) => typeof one === 'string');
  return {
    nummer: parseText(sent, 'nummer'),
    verwachtOp: parseDay(sent, 'verwachtOp'),
    later: parseKept(texts('later')),
    left: texts('left'),
    before: texts('before'),
  };
}
