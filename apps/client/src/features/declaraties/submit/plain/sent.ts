import type { PostAnswer } from '../../../../api/createAction.ts';
import { pages } from '@mijn/domain/paths';
import { parseList, parseText } from '../send/parse.ts';
import { type KeptFile, parseKept, writeKept } from './postedFiles.ts';
import { parseJson } from './parseJson.ts';

/** A claim that was sent in without script. */
export interface SentClaim {
  /** Not every insurer gives one. */
  readonly nummer: string | undefined;
  /** Files of other bills, which wait for their turn. */
  readonly later: readonly KeptFile[];
}

/**
 * Leads to the page that confirms it. What it says is carried there, and stands in no address: nobody is shown that
 * a claim came in that never did (decisions §8).
 */
export function sentAnswer({ nummer, later }: SentClaim): PostAnswer {
  const carries = JSON.stringify({ nummer, later: later.map(writeKept) });
  return { to: pages.declaratieIndienen.path, carries };
}

/** What was sent in, from what was carried to the page; undefined where nothing was. */
export function parseSent(carried: string | undefined): SentClaim | undefined {
  if (carried === undefined) return undefined;
  const sent = parseJson(carried);
  const later = parseList(sent, 'later').filter((one) => typeof one === 'string');
  return { nummer: parseText(sent, 'nummer'), later: parseKept(later) };
}
