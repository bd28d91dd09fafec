import type { PostedFile } from '@mijn/contract/serverEntry';
import type { Posted } from '../../../../api/createAction.ts';
import type { ChosenFile, FileState } from '../state/files.ts';
import {
  type Melding,
  parseMeldingen,
  fileOutcome,
  parseList,
  parseText,
} from '../state/outcome.ts';
import { parseJson } from '@mijn/domain/values';
import { noScriptForm } from './formFields.ts';
import { chosenNota } from './postedNotas.ts';

/** A file of a post, as the page repeats it. */
export interface KeptFile {
  /** Id at the insurer; one with only the core stores none. */
  readonly id: string | undefined;
  readonly name: string;
  readonly meldingen: readonly Melding[];
}

/** Serialises a stored file for the form. */
export function writeKept({ id, name, meldingen }: KeptFile): string {
  return JSON.stringify({ id, name, meldingen });
}

/** Parses the stored files of a form, each once. */
export function parseKept(texts: readonly string[]): readonly KeptFile[] {
  const all = texts.map(parseJson).map((one) => ({
    id: parseText(one, 'id'),
    name: parseText(one, 'name') ?? '',
    meldingen: parseMeldingen(parseList(one, 'meldingen')),
  }));
  const isFirst = (id: string, at: number) => all.findIndex((other) => other.id === id) === at;
  return all.filter(({ id }, at) => id === undefined || isFirst(id, at));
}

/** Returns the warnings of a file. */
export function warningsAt({ meldingen }: Pick<KeptFile, 'meldingen'>): readonly Melding[] {
  return meldingen.filter(({ level }) => level === 'warn');
}

/** Returns the value of the checkbox that confirms all warnings of a file. */
export function tickOf({ id, name, meldingen }: KeptFile): string {
  return [id ?? name, ...warningsAt({ meldingen }).map(({ code }) => code)].join(' ');
}

/** Returns the data of a file for the page; undefined when the insurer refused it. */
export function keptFile({ file, state }: ChosenFile): KeptFile | undefined {
  if (state.kind !== 'received') return undefined;
  return { id: state.bestandId, name: file.name, meldingen: state.meldingen };
}

function toReceived(kept: KeptFile, ticks: readonly string[]): FileState {
  const { id, meldingen } = kept;
  const confirmed = ticks.includes(tickOf(kept));
  return { kind: 'received', bestandId: id, meldingen, confirmed };
}

function stateOf({ name, answer, leftOut }: PostedFile, ticks: readonly string[]): FileState {
  if (leftOut !== undefined) return { kind: 'objection', objection: leftOut };
  const outcome = fileOutcome({ kind: 'response', ...answer });
  if (outcome.kind !== 'received') return outcome;
  const { bestandId, meldingen } = outcome;
  return toReceived({ id: bestandId, name, meldingen }, ticks);
}

function receivedNow(file: PostedFile, at: number, ticks: readonly string[]): ChosenFile {
  const { name, content } = file;
  const details = content ?? { name, size: 0, type: '', lastModified: 0 };
  return { key: `now-${at}`, file: details, state: stateOf(file, ticks) };
}

function keptBefore(kept: KeptFile, at: number, ticks: readonly string[]): ChosenFile {
  const file = { name: kept.name, size: 0, type: '', lastModified: 0 };
  return { key: `kept-${at}`, file, state: toReceived(kept, ticks) };
}

const idOf = ({ state }: ChosenFile) => (state.kind === 'received' ? state.bestandId : undefined);

export interface PostedFiles {
  /** Those that go along: stored and ticked ones, and those of this post. */
  readonly files: readonly ChosenFile[];
  /** Stored ones that stay behind: not ticked, or of another bill. */
  readonly otherFiles: readonly ChosenFile[];
  /** Those of another bill, which wait. */
  readonly later: readonly KeptFile[];
}

/** Reads the files of a posted claim. */
export function readFiles({ fields, files }: Pick<Posted, 'fields' | 'files'>): PostedFiles {
  const ticks = fields.getAll(noScriptForm.fileGood);
  const now = files.map((file, at) => receivedNow(file, at, ticks));
  // The insurer gives the same content the same id, so a file that was chosen again counts once.
  const seen = new Set<string>();
  const fresh = now.filter((one) => {
    const id = idOf(one);
    const isKnown = id !== undefined && seen.has(id);
    if (id !== undefined) seen.add(id);
    return !isKnown;
  });
  const before = parseKept(fields.getAll(noScriptForm.kept))
    .filter(({ id }) => id !== undefined && !seen.has(id))
    .map((kept, at) => keptBefore(kept, at, ticks));
  const ticked = new Set(fields.getAll(noScriptForm.keptId));
  const ofNota = chosenNota(fields)?.ids;
  const isOfNota = (id: string) => ofNota === undefined || ofNota.includes(id);
  const goesAlong = (one: ChosenFile) => {
    const id = idOf(one) ?? '';
    return ticked.has(id) && isOfNota(id);
  };
  const otherFiles = before.filter((one) => !goesAlong(one));
  const waits = (id: string) =>
    fields.getAll(noScriptForm.later).includes(id) || (ticked.has(id) && !isOfNota(id));
  return {
    files: [...before.filter(goesAlong), ...fresh],
    otherFiles,
    later: otherFiles
      .flatMap((one) => keptFile(one) ?? [])
      .filter(({ id }) => id !== undefined && waits(id)),
  };
}
