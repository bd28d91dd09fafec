import { pages } from '@mijn/domain/paths';
import type { LeadOn } from '../../../../api/carried.ts';
import { useCarried } from '../../../../forms/useCarried.ts';
import { parseDay, parseList, parseText } from '../send/parse.ts';
import { type KeptFile, parseKept, writeKept } from './postedFiles.ts';

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

/** Leads to the page that confirms it (ADR 0093). */
export function toSent({ nummer, verwachtOp, later }: SentClaim): LeadOn {
  const sent = { nummer, verwachtOp, later: later.map(writeKept) };
  return { to: pages.declaratieIndienen.path, carries: { [name]: sent } };
}

/** What was just sent in; undefined where nothing was. */
export function useSent(): SentClaim | undefined {
  const sent = useCarried(name);
  if (sent === undefined) return undefined;
  const later = parseList(sent, 'later').filter((one) => typeof one === 'string');
  const verwachtOp = parseDay(sent, 'verwachtOp');
  return { nummer: parseText(sent, 'nummer'), verwachtOp, later: parseKept(later) };
}
