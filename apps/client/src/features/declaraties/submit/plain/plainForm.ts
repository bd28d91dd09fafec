import { opaqueFields } from '@mijn/domain/postedForm';
import type { PostOutcome } from '../../../../api/createAction.ts';

/** The form that sends in a claim on one page, and its fields besides those of a claim. */
export const plainForm = {
  name: 'claim',
  files: 'bestanden',
  /** The id of a file that the insurer has already, where it is ticked to go along. */
  keptId: 'bestandIds',
  /** What is known of each such file, ticked or not (`postedFiles.ts`). */
  kept: opaqueFields.kept,
  /** The id of one of another bill, which waits for its turn. */
  later: 'later',
  /** A file whose warnings the person finds all right. */
  fileGood: 'fileGood',
  /** A warning about the claim, to be shown again (`said.ts`). */
  asked: opaqueFields.asked,
  /** The code of a warning about the claim that the person agrees to. */
  confirmed: 'bevestigd',
  /** The bill was read, or that was tried: it is not read again. */
  read: 'gelezen',
  /** Which of several bills is sent in first. */
  nota: opaqueFields.nota,
  /** The bills to choose from (`severalPosted.ts`). */
  several: opaqueFields.several,
  /** A bill in the same file as the chosen one, which is not sent in with it (`leftPosted.ts`). */
  left: opaqueFields.left,
  /** By what the chosen one is told from those. */
  own: opaqueFields.own,
  /** The same of one that was sent in before from the same file: it is no choice any more. */
  before: opaqueFields.before,
  /** A form is asked for, to begin with. */
  begin: 'begin',
  /** The bill is in another currency than the euro. */
  andereMunt: 'andereMunt',
  /** How many lines the bill has; each has fields of its own, by its place. */
  lines: 'regels',
  /** The key under which the same claim may have been stored already (`claimKey.ts`). */
  claimKey: opaqueFields.claimKey,
} as const;

/** What the page is told beside its fields. */
export const plainLists = {
  /** Fields were filled in with what was read of the bill. */
  filledIn: 'filledIn',
  /** What is wrong where the insurer has words of its own (`said.ts`). */
  said: 'said',
} as const;

/** The form that throws the draft away. */
export const discardForm = 'discard';

/** What is wrong, in words, by field; `form`: nowhere in particular. */
export type PlainErrors = PostOutcome['errors'];

/** The name under which is said that a warning still waits for a tick. */
export const nameOfTick = (kind: 'fileGood' | 'confirmed', at: number): string =>
  `${plainForm[kind]}-${at}`;

/** What a posted claim holds under a name that may stand more than once. */
export const listOf = (posted: PostOutcome | undefined, name: string): readonly string[] =>
  posted?.lists[name] ?? [];
