import type { Posted } from '../../../../api/createAction.ts';
import { initialFormState } from '../../../../forms/formState.ts';
import type { ReadNota } from '../../nota/nota.ts';
import type { ClaimValues } from '../fields/fields.ts';
import { type ChosenFile, keptIds } from '../files/files.ts';
import { fetchNotas } from '../read/fetchNotas.ts';
import { asOneNota, fillInRead } from '../read/reading.ts';
import { plainForm } from './plainForm.ts';
import { readValues } from './readPosted.ts';

interface FilledIn {
  readonly values: ClaimValues;
  readonly lists: Readonly<Record<string, readonly string[]>>;
}

// One page asks for one day and one care: of several lines the first one, and what all come to.
function fill(values: ClaimValues, nota: ReadNota, language: 'nl' | 'en'): ClaimValues {
  const empty = { form: initialFormState(values), lines: [], marks: {} };
  const { form, lines } = fillInRead(empty, nota, language);
  const [first] = lines;
  if (!first) return form.values;
  const { zorgsoort, behandelDatum } = first.form.values;
  return { ...form.values, zorgsoort, behandelDatum };
}

/**
 * What a posted form holds after its bill was read: undefined where it was shown before, where nothing
 * could be read, and where everything stood there already.
 */
export async function fillInPosted(
  { fields, environment }: Posted,
  files: readonly ChosenFile[],
): Promise<FilledIn | undefined> {
  const ids = keptIds(files);
  if (fields.has(plainForm.read) || ids.length === 0) return undefined;
  const nota = asOneNota((await fetchNotas(ids, undefined, environment.graphql)) ?? []);
  if (!nota) return undefined;
  const typed = readValues(fields);
  const values = fill(typed, nota, environment.taal);
  if (JSON.stringify(values) === JSON.stringify(typed)) return undefined;
  return { values, lists: { [plainForm.read]: ['1'] } };
}
