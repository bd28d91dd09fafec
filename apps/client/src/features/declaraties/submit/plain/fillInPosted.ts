import type { Posted } from '../../../../api/createAction.ts';
import { initialFormState } from '../../../../forms/formState.ts';
import type { ReadNota } from '../../nota/nota.ts';
import type { ClaimValues } from '../fields/fields.ts';
import { type ChosenFile, keptIds } from '../files/files.ts';
import { fetchNotas } from '../read/fetchNotas.ts';
import { asOneNota, fillInRead } from '../read/reading.ts';
import { plainForm } from './plainForm.ts';
import type { PostedClaim } from './postedLines.ts';
import { readValues } from './readPosted.ts';

interface FilledIn {
  /** Undefined where nothing was filled in that did not stand there. */
  readonly claim: PostedClaim | undefined;
  readonly lists: Readonly<Record<string, readonly string[]>>;
}

function fill(values: ClaimValues, nota: ReadNota, language: 'nl' | 'en'): PostedClaim {
  const empty = { form: initialFormState(values), lines: [], marks: {} };
  const { form, lines } = fillInRead(empty, nota, language);
  return { values: form.values, lines };
}

const patienceMs = 3000;

const ignore = () => undefined;

// Who posted a form looks at a page that does not change: nobody waits long for what is a help only.
async function readInTime(ids: readonly string[], { environment }: Posted) {
  const { promise, resolve } = Promise.withResolvers<'late'>();
  const clock = setTimeout(resolve, patienceMs, 'late');
  const { graphql, reportError = ignore } = environment;
  const reading = fetchNotas(ids, undefined, graphql, reportError);
  const notas = await Promise.race([reading, promise]);
  clearTimeout(clock);
  return notas;
}

/**
 * What a posted form holds after its bill was read: undefined where it was shown before, where nothing
 * could be read, and where everything stood there already. Reading that takes long is not waited for,
 * nor asked for again.
 */
export async function fillInPosted(
  posted: Posted,
  files: readonly ChosenFile[],
): Promise<FilledIn | undefined> {
  const { fields, environment } = posted;
  const ids = keptIds(files);
  if (fields.has(plainForm.read) || ids.length === 0) return undefined;
  const lists = { [plainForm.read]: ['1'] };
  const notas = await readInTime(ids, posted);
  if (notas === 'late') return { claim: undefined, lists };
  const nota = asOneNota(notas ?? []);
  if (!nota) return undefined;
  const typed = readValues(fields);
  const claim = fill(typed, nota, environment.language);
  const isSame = JSON.stringify(claim.values) === JSON.stringify(typed);
  return isSame && claim.lines.length === 0 ? undefined : { claim, lists };
}
