import type { PostedFile } from '@mijn/contract/serverEntry';
import type { Posted } from '../../../../api/createAction.ts';
import type { ChosenFile, FileState } from '../files/files.ts';
import { type Melding, parseMeldingen } from '../send/meldingen.ts';
import { fileOutcome } from '../send/outcome.ts';
import { parseList, parseText } from '../send/parse.ts';
import { parseJson } from '@mijn/domain/parseJson';
import { plainForm } from './plainForm.ts';
import { chosenNota } from './severalPosted.ts';

/** A file that came with a post, as the page brings it again. */
export interface KeptFile {
  /** Under which the insurer keeps it; one with only the core keeps none. */
  readonly id: string | undefined;
  readonly name: string;
  /** What the insurer warned of and told. */
  readonly meldingen: readonly Melding[];
}

/** A kept file as the form carries it. */
export function writeKept({ id, name, meldingen }: KeptFile): string {
  return JSON.stringify({ id, name, meldingen });
}

/** Reads the kept files that a form carries, each once. */
export function parseKept(texts: readonly string[]): readonly KeptFile[] {
  const all = texts.map(parseJson).map((one) => ({
    id: parseText(one, 'id'),
    name: parseText(one, 'name') ?? '',
    meldingen: parseMeldingen(parseList(one, 'meldingen')),
  }));
  const isFirst = (id: string, at: number) => all.findIndex((other) => other.id === id) === at;
  return all.filter(({ id }, at) => id === undefined || isFirst(id, at));
}

/** The warnings at a file. */
export function warningsAt({ meldingen }: Pick<KeptFile, 'meldingen'>): readonly Melding[] {
  return meldingen.filter(({ level }) => level === 'warn');
}

/** The value of the box that says that this file is good, whatever was warned of. */
export function tickOf({ id, name, meldingen }: KeptFile): string {
  return [id ?? name, ...warningsAt({ meldingen }).map(({ code }) => code)].join(' ');
}

/** What the page brings again of a file; undefined where the insurer did not take it. */
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

/** The files of a claim that was posted. */
export interface PostedFiles {
  /** Those that go along: that the insurer has already and are ticked, and that came with this post. */
  readonly files: readonly ChosenFile[];
  /** Those that the insurer has and that stay behind: not ticked, or of another bill. */
  readonly aside: readonly ChosenFile[];
  /** Of these the ones of another bill, which wait for their turn. */
  readonly later: readonly KeptFile[];
}

/** Reads the files of a claim that was posted. */
export function readFiles({ fields, files }: Pick<Posted, 'fields' | 'files'>): PostedFiles {
  const ticks = fields.getAll(plainForm.fileGood);
  const now = files.map((file, at) => receivedNow(file, at, ticks));
  // The insurer gives the same content the same id: what was chosen once more is there once.
  const seen = new Set<string>();
  const fresh = now.filter((one) => {
    const id = idOf(one);
    const isKnown = id !== undefined && seen.has(id);
    if (id !== undefined) seen.add(id);
    return !isKnown;
  });
  const before = parseKept(fields.getAll(plainForm.kept))
    .filter(({ id }) => id !== undefined && !seen.has(id))
    .map((kept, at) => keptBefore(kept, at, ticks));
  const ticked = new Set(fields.getAll(plainForm.keptId));
  const ofNota = chosenNota(fields)?.ids;
  const isOfNota = (id: string) => ofNota === undefined || ofNota.includes(id);
  const goesAlong = (one: ChosenFile) => {
    const id = idOf(one) ?? '';
    return ticked.has(id) && isOfNota(id);
  };
  const aside = before.filter((one) => !goesAlong(one));
  const waits = (id: string) =>
    fields.getAll(plainForm.later).includes(id) || (ticked.has(id) && !isOfNota(id));
  return {
    files: [...before.filter(goesAlong), ...fresh],
    aside,
    later: aside
      .flatMap((one) => keptFile(one) ?? [])
      .filter(({ id }) => id !== undefined && waits(id)),
  };
}
