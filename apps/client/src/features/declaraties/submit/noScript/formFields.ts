import { opaqueFields } from '@mijn/domain/postedForm';
import type { PostOutcome } from '../../../../api/createAction.ts';

/** The form to submit a claim on one page, and its fields besides those of a claim. */
export const noScriptForm = {
  name: 'claim',
  files: 'bestanden',
  /** Id of a stored file, ticked to go along. */
  keptId: 'bestandIds',
  /** The data of each such file, ticked or not (`postedFiles.ts`). */
  kept: opaqueFields.kept,
  /** Id of a file of another bill, which waits. */
  later: 'later',
  /** Confirms the warnings of a file. */
  fileGood: 'fileGood',
  /** A warning about the claim, to be shown again (`said.ts`). */
  asked: opaqueFields.asked,
  /** Code of a confirmed warning about the claim. */
  confirmed: 'bevestigd',
  /** The bill was read, successfully or not, and is not read again. */
  read: 'gelezen',
  /** The bill to submit first, out of several. */
  nota: opaqueFields.nota,
  /** The bills to choose from (`severalPosted.ts`). */
  several: opaqueFields.several,
  /** A bill in the same file as the chosen one, which is not submitted with it (`leftPosted.ts`). */
  left: opaqueFields.left,
  /** Label of the chosen one. */
  own: opaqueFields.own,
  /** Label of one that was submitted before from the same file, and is no longer offered. */
  before: opaqueFields.before,
  /** Opens a form to start with. */
  begin: 'begin',
  /** The bill is in another currency than the euro. */
  andereMunt: 'andereMunt',
  /** Number of lines; each has fields of its own, by index. */
  lines: 'regels',
  /** The idempotency key that the same claim may be stored under (`claimKey.ts`). */
  claimKey: opaqueFields.claimKey,
} as const;

/** Values for the page besides its fields. */
export const noScriptLists = {
  /** Values of the bill were filled in. */
  filledIn: 'filledIn',
  /** Errors in the insurer's own words (`said.ts`). */
  said: 'said',
} as const;

/** Error messages by field; `form` for those without one. */
export type NoScriptErrors = PostOutcome['errors'];

/** Returns the error name of an unconfirmed warning. */
export const nameOfTick = (kind: 'fileGood' | 'confirmed', at: number): string =>
  `${noScriptForm[kind]}-${at}`;

/** Returns the posted values of a name that may occur more than once. */
export const listOf = (posted: PostOutcome | undefined, name: string): readonly string[] =>
  posted?.lists[name] ?? [];
