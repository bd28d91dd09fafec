import { fileRules } from '@mijn/domain/constants';
import { fieldId } from '../../../../forms/bindFields.ts';
import type { Failed, Melding } from './outcome.ts';

/** The reason that a file was not sent, as seen by the device; `gone` when it has to be chosen again. */
export type LocalObjection =
  | 'empty'
  | 'tooLarge'
  | 'tooLargeTogether'
  | 'tooMany'
  | 'duplicate'
  | 'gone';

export type FileState =
  | { readonly kind: 'sending'; /** 0 to 1 */ readonly progress: number }
  | {
      readonly kind: 'received';
      readonly bestandId: string | undefined;
      readonly meldingen: readonly Melding[];
      readonly confirmed: boolean;
    }
  | { readonly kind: 'rejected'; readonly meldingen: readonly Melding[] }
  | { readonly kind: 'objection'; readonly objection: LocalObjection }
  | Failed;

/** The properties of a file that are shown. A file of a draft has no others. */
export type FileDetails = Pick<File, 'name' | 'size' | 'type' | 'lastModified'>;

export interface ChosenFile {
  /** Key in the list; never leaves the device. */
  readonly key: string;
  /**
   * Key of the first file in its place after it was turned or replaced, so that the entry of the list stays
   * the same.
   */
  readonly entry?: string | undefined;
  /** A `File`, or for a file of a draft the properties from the insurer. */
  readonly file: FileDetails;
  readonly state: FileState;
}

/** Whether the files allow to go on. */
export type NotaVerdict = 'empty' | 'busy' | 'objection' | 'confirm' | 'done';

/** Returns whether a file can be part of the claim, which a refused one cannot. */
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

/** Adds chosen files; those that visibly break a rule are not sent and get the reason. */
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

/** Replaces a file of the list, to be sent again. */
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

/** Returns the ids of the files at the insurer; empty while one is on its way or has none. */
export function keptIds(list: readonly ChosenFile[]): readonly string[] {
  const ids = list.map(({ state }) => (state.kind === 'received' ? state.bestandId : undefined));
  const known = ids.filter((id) => id !== undefined);
  return list.some(({ state }) => state.kind === 'sending') ? [] : known;
}

/** Returns the id of a file's actions, for the links of the error summary. */
export function fileFieldId(key: string): string {
  return fieldId(`file-${key}`);
}

/** Returns a key for the readable files of a list; '' without any. */
export function filesKey(list: readonly ChosenFile[]): string {
  return keptIds(list).join(' ');
}

/** Sets the state of a file in the list; a removed file stays removed. */
export function setFileState(
  list: readonly ChosenFile[],
  key: string,
  state: FileState,
): readonly ChosenFile[] {
  const known = isKnown(list, key, state) ? alreadyThere : state;
  return list.map((one) => (one.key === key ? { ...one, state: known } : one));
}

const alreadyThere: FileState = { kind: 'objection', objection: 'duplicate' };

// The insurer gives the same content the same id, under any file name.
function isKnown(list: readonly ChosenFile[], key: string, state: FileState): boolean {
  const id = state.kind === 'received' ? state.bestandId : undefined;
  return (
    id !== undefined &&
    list.some(
      (one) => one.key !== key && one.state.kind === 'received' && one.state.bestandId === id,
    )
  );
}

/** Returns whether sending the same file again can help. */
export function maySendAgain({ state }: ChosenFile): boolean {
  return state.kind === 'failed' && state.error !== 'tooLarge' && state.error !== 'refused';
}

/** Returns the warnings of a received file that are not confirmed yet. */
export function openWarnings({ state }: ChosenFile): readonly Melding[] {
  if (state.kind !== 'received' || state.confirmed) return [];
  return state.meldingen.filter(({ level }) => level === 'warn');
}

/** Returns whether these files allow to go on, and if not, why. */
export function notaVerdict(list: readonly ChosenFile[]): NotaVerdict {
  if (list.length === 0) return 'empty';
  if (list.some(({ state }) => state.kind === 'sending')) return 'busy';
  if (list.some(({ state }) => state.kind !== 'received')) return 'objection';
  return list.some((one) => openWarnings(one).length > 0) ? 'confirm' : 'done';
}

/**
 * Returns whether the insurer stores files under an id (docs/contract.md, Extensions), and so supports the
 * other extensions.
 */
export function knowsExtensions(list: readonly ChosenFile[]): boolean {
  return list.some(({ state }) => state.kind === 'received' && state.bestandId !== undefined);
}

function expiredState({ file }: ChosenFile): FileState {
  return file instanceof File
    ? { kind: 'failed', error: 'expired' }
    : { kind: 'objection', objection: 'gone' };
}

/**
 * Marks files that the insurer no longer stores: to be sent again, or chosen again when the device does not
 * have them.
 */
export function expired(list: readonly ChosenFile[]): readonly ChosenFile[] {
  return list.map((one) =>
    one.state.kind === 'received' && one.state.bestandId !== undefined
      ? { ...one, state: expiredState(one) }
      : one,
  );
}
