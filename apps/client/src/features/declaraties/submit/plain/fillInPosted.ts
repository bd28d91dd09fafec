import type { Language } from '@mijn/domain/language';
import type { Posted } from '../../../../api/createAction.ts';
import { initialFormState } from '../../../../forms/formState.ts';
import type { ReadNota } from '../../nota/nota.ts';
import { type ChosenFile, keptIds } from '../files/files.ts';
import { fetchNotas } from '../read/fetchNotas.ts';
import { fillInRead } from '../read/reading.ts';
import { plainForm, plainLists } from './plainForm.ts';
import type { PostedClaim } from './postedLines.ts';
import {
  chosenNota,
  type NotaChoice,
  notaChoices,
  notaOf,
  onlyChoice,
  writeChoice,
} from './severalPosted.ts';

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
  const isRead = read ? read.kind !== 'several' : fields.has(plainForm.read);
  const told = read
    ? read.kind === 'filledIn' && read.andereMunt
    : fields.has(plainForm.andereMunt);
  return {
    [plainForm.several]: read?.kind === 'several' ? read.choices.map(writeChoice) : [],
    [plainForm.read]: isRead ? ['1'] : [],
    [plainForm.andereMunt]: told ? ['1'] : [],
    [plainLists.filledIn]: read?.kind === 'filledIn' ? ['1'] : [],
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
  if (fields.has(plainForm.read) || ids.length === 0) return undefined;
  const notas = await readInTime(ids, posted);
  if (notas === 'late') return { kind: 'late' };
  if (typeof notas === 'string' || notas.length === 0) return undefined;
  const choices = notaChoices(notas, environment.language, fields.getAll(plainForm.before));
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
