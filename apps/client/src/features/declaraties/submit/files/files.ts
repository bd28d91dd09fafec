import { fileRules } from '@mijn/domain/constants';
import { fieldId } from '../../../../forms/bindFields.ts';
import type { Failed } from '../send/outcome.ts';
import type { Melding } from '../send/meldingen.ts';

/** Why a file is not even sent: what the device itself can see; `gone`: it has to be picked again. */
export type LocalObjection =
  | 'empty'
  | 'tooLarge'
  | 'tooLargeTogether'
  | 'tooMany'
  | 'duplicate'
  | 'gone';

/** Where a file is. */
export type FileState =
  | { readonly kind: 'sending'; /** 0 to 1 */ readonly progress: number }
  | {
      readonly kind: 'received';
      readonly bestandId: string | undefined;
      readonly meldingen: readonly Melding[];
      /** The person has said that the warnings are all right. */
      readonly confirmed: boolean;
    }
  | { readonly kind: 'rejected'; readonly meldingen: readonly Melding[] }
  | { readonly kind: 'objection'; readonly objection: LocalObjection }
  | Failed;

/** What is shown of a file. Of one that came back with a draft there is no more than this. */
export type FileDetails = Pick<File, 'name' | 'size' | 'type' | 'lastModified'>;

/** A file that a person picked for a claim. */
export interface ChosenFile {
  /** Ours, for the list; never leaves the device. */
  readonly key: string;
  /** The key of the first file in its place, where it was turned or taken anew: the entry of the list stays the same. */
  readonly entry?: string | undefined;
  /** A `File`, or of a file of a draft what the insurer tells of it. */
  readonly file: FileDetails;
  readonly state: FileState;
}

/** What the list of files means for going on. */
export type NotaVerdict = 'empty' | 'busy' | 'objection' | 'confirm' | 'done';

/** Whether a file can be part of the claim: what was refused is nothing to keep. */
export function isCounted({ state }: ChosenFile): boolean {
  return state.kind !== 'objection' && state.kind !== 'rejected';
}

function objectionAgainst(
  file: FileDetails,
  soFar: readonly ChosenFile[],
): LocalObjection | undefined {
  const counted = soFar.filter(isCounted);
  const together = counted.reduce((bytes, one) => bytes + one.file.size, file.size);
  const same = ({ file: { name, size, lastModified } }: ChosenFile) =>
    name === file.name && size === file.size && lastModified === file.lastModified;
  if (file.size === 0) return 'empty';
  if (file.size > fileRules.maximumBytes) return 'tooLarge';
  if (counted.some(same)) return 'duplicate';
  if (counted.length >= fileRules.maximumCount) return 'tooMany';
  return together > fileRules.maximumBytesTogether ? 'tooLargeTogether' : undefined;
}

/** Adds picked files; those that break a rule at sight are not sent but say why. */
export function add(
  soFar: readonly ChosenFile[],
  fresh: readonly { readonly key: string; readonly file: File }[],
): readonly ChosenFile[] {
  return fresh.reduce<readonly ChosenFile[]>((list, { key, file }) => {
    const objection = objectionAgainst(file, list);
    const state: FileState = objection
      ? { kind: 'objection', objection }
      : { kind: 'sending', progress: 0 };
    return [...list, { key, file, state }];
  }, soFar);
}

/** Puts another file in the place of one of the list, to be sent anew. */
export function replace(
  list: readonly ChosenFile[],
  key: string,
  by: { readonly key: string; readonly file: File },
): readonly ChosenFile[] {
  const at = list.findIndex((one) => one.key === key);
  if (at === -1) return list;
  const [fresh] = add(list.toSpliced(at, 1), [by]).slice(-1);
  const { entry = key } = list[at] ?? {};
  return fresh ? list.toSpliced(at, 1, { ...fresh, entry }) : list;
}

/** The ids under which the insurer keeps these files; empty while one is still on its way, or has none. */
export function keptIds(list: readonly ChosenFile[]): readonly string[] {
  const ids = list.map(({ state }) => (state.kind === 'received' ? state.bestandId : undefined));
  const known = ids.filter((id) => id !== undefined);
  return list.some(({ state }) => state.kind === 'sending') ? [] : known;
}

/** The id of what one can do about a file, for the links of the error summary. */
export function fileFieldId(key: string): string {
  return fieldId(`file-${key}`);
}

/** Names what can be read of a list of files; '' while there is nothing to read. */
export function filesKey(list: readonly ChosenFile[]): string {
  return keptIds(list).join(' ');
}

/** Puts one file of the list in another state; a file that was taken away meanwhile stays away. */
export function setFileState(
  list: readonly ChosenFile[],
  key: string,
  state: FileState,
): readonly ChosenFile[] {
  const known = isKnown(list, key, state) ? alreadyThere : state;
  return list.map((one) => (one.key === key ? { ...one, state: known } : one));
}

const alreadyThere: FileState = { kind: 'objection', objection: 'duplicate' };

// The insurer gives the same content the same id, whatever the device calls it.
function isKnown(list: readonly ChosenFile[], key: string, state: FileState): boolean {
  const id = state.kind === 'received' ? state.bestandId : undefined;
  return (
    id !== undefined &&
    list.some(
      (one) => one.key !== key && one.state.kind === 'received' && one.state.bestandId === id,
    )
  );
}

/** Tells whether sending the same file again can help. */
export function maySendAgain({ state }: ChosenFile): boolean {
  return state.kind === 'failed' && state.error !== 'tooLarge' && state.error !== 'refused';
}

/** The warnings at a received file that still wait for the person's yes. */
export function openWarnings({ state }: ChosenFile): readonly Melding[] {
  if (state.kind !== 'received' || state.confirmed) return [];
  return state.meldingen.filter(({ level }) => level === 'warn');
}

/** Tells whether a person can go on with these files, and if not, why. */
export function notaVerdict(list: readonly ChosenFile[]): NotaVerdict {
  if (list.length === 0) return 'empty';
  if (list.some(({ state }) => state.kind === 'sending')) return 'busy';
  if (list.some(({ state }) => state.kind !== 'received')) return 'objection';
  return list.some((one) => openWarnings(one).length > 0) ? 'confirm' : 'done';
}

/** Tells whether the insurer keeps files under an id (docs/contract.md, Extensions), and so knows the rest. */
export function knowsExtensions(list: readonly ChosenFile[]): boolean {
  return list.some(({ state }) => state.kind === 'received' && state.bestandId !== undefined);
}

function expiredState({ file }: ChosenFile): FileState {
  return file instanceof File
    ? { kind: 'failed', error: 'expired' }
    : { kind: 'objection', objection: 'gone' };
}

/** The insurer has lost its kept files: they have to be sent again, or picked again where the device has them no more. */
export function expired(list: readonly ChosenFile[]): readonly ChosenFile[] {
  return list.map((one) =>
    one.state.kind === 'received' && one.state.bestandId !== undefined
      ? { ...one, state: expiredState(one) }
      : one,
  );
}
