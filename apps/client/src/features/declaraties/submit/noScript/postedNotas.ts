import * as scanWords from '../../../../generated/texts/scan.js';
import { fieldLimits } from '@mijn/domain/fieldLimits';
import type { Language } from '@mijn/domain/language';
import { parseJson } from '@mijn/domain/values';
import type { ReadNota } from '../state/readNota.ts';
import { notaLabel, asOneNota, fillInRead } from '../state/reading.ts';
import { parseText } from '../state/outcome.ts';
import { noScriptForm, noScriptLists } from './formFields.ts';
import { type ChosenFile, keptIds } from '../state/files.ts';
import type { Posted } from '../../../../api/createAction.ts';
import { initialFormState } from '../../../../forms/formState.ts';
import { fetchNotas } from '../scan/fetchNotas.ts';
import type { PostedClaim } from './postedFields.ts';

const nameAtMost = 80;

/** Shortens a name to the carried length: by characters, so that none is split; the end stays too. */
export function shortName(long: string): string {
  const characters = Array.from(long);
  if (characters.length <= nameAtMost) return long;
  return [...characters.slice(0, nameAtMost - 10), '…', ...characters.slice(-9)].join('');
}

/** A choice that the page offers: a bill out of several, or "all are one". */
export interface NotaChoice {
  readonly value: string;
  readonly label: string;
}

/** A choice: a bill by its index among those of the same files, or all as one. */
interface ChosenNota {
  readonly at: number;
  /** The ids of its files; undefined for all. */
  readonly ids: readonly string[] | undefined;
}

const together = 'all';

const filesOf = ({ bestandIds }: ReadNota) => bestandIds.join(' ');

// Each submitted bill counts once, even if several have the same label.
function withoutSent(each: NotaChoice[], before: readonly string[]): NotaChoice[] {
  const left = before.reduce((list, sent) => {
    const at = list.findIndex(({ label }) => shortName(label) === sent);
    return at === -1 ? list : list.toSpliced(at, 1);
  }, each);
  return left.length > 0 ? left : each;
}

/**
 * Returns the bills to choose from, and "all are one" unless they exceed the maximum number of lines or one
 * was submitted.
 * @param before labels of those submitted before from the same file, as carried along (`shortName.ts`)
 */
export function notaChoices(
  notas: readonly ReadNota[],
  language: Language,
  before: readonly string[] = [],
): NotaChoice[] {
  const each = notas.map((nota, at) => {
    const earlier = notas.slice(0, at).filter((other) => filesOf(other) === filesOf(nota));
    const value = `${earlier.length} ${filesOf(nota)}`;
    return { value, label: notaLabel(nota, at, language) };
  });
  const lines = notas.reduce((count, { regels }) => count + regels.length, 0);
  const open = withoutSent(each, before);
  if (lines > fieldLimits.regels || open.length < each.length) return open;
  return [...each, { value: together, label: scanWords.severalOne() }];
}

/** Returns the ids of the files of an offered bill. */
const filesOfChoice = ({ value }: NotaChoice): readonly string[] => value.split(' ').slice(1);

function parseChosen(value: string): ChosenNota | undefined {
  const [at = '', ...ids] = value.split(' ');
  if (at === together) return { at: 0, ids: undefined };
  return /^\d{1,3}$/.test(at) ? { at: Number(at), ids } : undefined;
}

/** Returns the chosen bill; undefined without a choice. */
export function chosenNota(fields: URLSearchParams): ChosenNota | undefined {
  return parseChosen(fields.get(noScriptForm.nota) ?? '');
}

/**
 * Returns the only bill left when the others were submitted before; undefined when it is not the only one.
 */
function onlyChoice(choices: readonly NotaChoice[]): ChosenNota | undefined {
  const [only, ...more] = choices;
  return only && more.length === 0 ? parseChosen(only.value) : undefined;
}

/** Returns whether it is "all are one". */
const isTogether = ({ value }: NotaChoice): boolean => value === together;

/** Returns the bill of a claim; undefined when the person has to choose first. */
export function notaOf(
  notas: readonly ReadNota[],
  chosen: ChosenNota | undefined,
): ReadNota | undefined {
  if (notas.length <= 1) return notas[0];
  if (!chosen) return undefined;
  return chosen.ids === undefined ? asOneNota(notas) : (notas[chosen.at] ?? notas[0]);
}

const writeChoice = (choice: NotaChoice): string => JSON.stringify(choice);

/** Parses the choices of a page. */
export function parseChoices(texts: readonly string[]): readonly NotaChoice[] {
  return texts.map(parseJson).map((one) => ({
    value: parseText(one, 'value') ?? '',
    label: parseText(one, 'label') ?? '',
  }));
}

/** Returns the number of bills to choose from. */
export const countNotas = (choices: readonly NotaChoice[]): number =>
  choices.filter((one) => !isTogether(one)).length;

/** The other bills in the files of a posted form. */
export interface PostedRemaining {
  /** Those that are not submitted with it. */
  readonly left: readonly NotaChoice[];
  /** Label of its own bill; undefined when there was no choice. */
  readonly own: string | undefined;
  /** Labels of the bills that were submitted before. */
  readonly before: readonly string[];
}

/** Reads it from a choice that the page just offered, or from the fields carried along since. */
export function readRemaining(
  fields: URLSearchParams,
  files: readonly ChosenFile[],
): PostedRemaining {
  const before = fields.getAll(noScriptForm.before);
  const ids = keptIds(files);
  const isHere = (one: NotaChoice) => filesOfChoice(one).every((id) => ids.includes(id));
  const offered = parseChoices(fields.getAll(noScriptForm.several));
  const chosen = offered.find(({ value }) => value === fields.get(noScriptForm.nota));
  if (!chosen) {
    const left = parseChoices(fields.getAll(noScriptForm.left)).filter(isHere);
    return { left, own: fields.get(noScriptForm.own) ?? undefined, before };
  }
  const others = offered.filter((one) => one !== chosen && !isTogether(one));
  const left = isTogether(chosen) ? [] : others.filter(isHere);
  return { left, own: chosen.label, before };
}

/** Returns the fields that the form carries along. */
export function listsOfRemaining({ left, own, before }: PostedRemaining) {
  return {
    [noScriptForm.left]: left.map(writeChoice),
    [noScriptForm.own]: own === undefined ? [] : [own],
    [noScriptForm.before]: before,
  };
}

/** Returns the values for the confirmation: the bills left, and those no longer offered after that. */
export function remainingBills({ left, own, before }: PostedRemaining) {
  const sent = own === undefined ? before : [...before, own];
  return { left: left.map(({ label }) => label), before: left.length > 0 ? sent : [] };
}

/** The result of reading the bill of a posted form. */
type ReadOutcome =
  /** The person has to choose which is submitted first. */
  | { readonly kind: 'several'; readonly choices: readonly NotaChoice[] }
  /** The reading took too long, and is not repeated. */
  | { readonly kind: 'late' }
  | { readonly kind: 'filledIn'; readonly claim: PostedClaim; readonly andereMunt: boolean };

// Typed or corrected values stay, also in lines.
function fill({ values, lines }: PostedClaim, nota: ReadNota, language: Language): PostedClaim {
  const before = { form: initialFormState(values), lines, marks: {} };
  const after = fillInRead(before, nota, language);
  return { values: after.form.values, lines: after.lines };
}

/** Returns the result for the page; earlier results are repeated. */
export function listsOfRead(read: ReadOutcome | undefined, fields: URLSearchParams) {
  const isRead = read ? read.kind !== 'several' : fields.has(noScriptForm.read);
  const told = read
    ? read.kind === 'filledIn' && read.andereMunt
    : fields.has(noScriptForm.andereMunt);
  return {
    [noScriptForm.several]: read?.kind === 'several' ? read.choices.map(writeChoice) : [],
    [noScriptForm.read]: isRead ? ['1'] : [],
    [noScriptForm.andereMunt]: told ? ['1'] : [],
    [noScriptLists.filledIn]: read?.kind === 'filledIn' ? ['1'] : [],
  };
}

const patienceMs = 3000;

const ignore = () => undefined;

// A posted form leaves the person with an unchanging page, so the wait for mere help is short.
async function readInTime(ids: readonly string[], { environment }: Posted) {
  const { promise, resolve } = Promise.withResolvers<'late'>();
  const timer = setTimeout(resolve, patienceMs, 'late');
  const { graphql, reportError = ignore } = environment;
  const reading = fetchNotas(ids, undefined, graphql, reportError);
  const notas = await Promise.race([reading, promise]);
  clearTimeout(timer);
  return notas;
}

/**
 * Reads the bill of a posted form and fills its values in: undefined when that was done before, nothing
 * could be read, or all values were there. A slow reading is not waited for, nor repeated.
 */
export async function fillInPosted(
  posted: Posted,
  typed: PostedClaim,
  files: readonly ChosenFile[],
): Promise<ReadOutcome | undefined> {
  const { fields, environment } = posted;
  const ids = keptIds(files);
  if (fields.has(noScriptForm.read) || ids.length === 0) return undefined;
  const notas = await readInTime(ids, posted);
  if (notas === 'late') return { kind: 'late' };
  if (typeof notas === 'string' || notas.length === 0) return undefined;
  const choices = notaChoices(notas, environment.language, fields.getAll(noScriptForm.before));
  const nota = notaOf(notas, chosenNota(fields) ?? onlyChoice(choices));
  if (!nota) return { kind: 'several', choices };
  const claim = fill(typed, nota, environment.language);
  const isSame = JSON.stringify(claim.values) === JSON.stringify(typed.values);
  const { andereMunt } = nota;
  // Another currency is announced before anything is sent, because a typed amount may be in it.
  return isSame && claim.lines.length === typed.lines.length && !andereMunt
    ? undefined
    : { kind: 'filledIn', claim, andereMunt };
}
