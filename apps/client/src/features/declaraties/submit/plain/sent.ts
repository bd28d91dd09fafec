import { pages } from '@mijn/domain/paths';
import type { LeadOn } from '../../../../api/carried.ts';
import { useCarried } from '../../../../forms/useCarried.ts';
import { parseList, parseText } from '../send/parse.ts';
import { type KeptFile, parseKept, writeKept } from './postedFiles.ts';

const name = 'sentClaim';

/** A claim that was sent in without script. */
export interface SentClaim {
  /** Not every insurer gives one. */
  readonly nummer: string | undefined;
  /** Files of other bills, which wait for their turn. */
  readonly later: readonly KeptFile[];
}

/** Leads to the page that confirms it (ADR 0093). */
export function toSent({ nummer, later }: SentClaim): LeadOn {
  const sent = { nummer, later: later.map(writeKept) };
  return { to: pages.declaratieIndienen.path, carries: { [name]: sent } };
}

/** What was just sent in; undefined where nothing was. */
export function useSent(): SentClaim | undefined {
  const sent = useCarried(name);
  if (sent === undefined) return undefined;
  const later = parseList(sent, 'later').filter((one) => typeof one === 'string');
  return { nummer: parseText(sent, 'nummer'), later: parseKept(later) };
}
