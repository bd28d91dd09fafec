import type { PostOutcome } from '../../../../api/createAction.ts';
import { type Concept, fromConcept } from '../concept/concept.ts';
import { type ClaimValues, emptyValues } from '../fields/fields.ts';
import type { ClaimLine } from '../lines/lines.ts';
import { listOf, plainForm } from './plainForm.ts';
import { type KeptFile, keptFile, parseKept } from './postedFiles.ts';
import { readLines } from './postedLines.ts';
import { readValues } from './readPosted.ts';

/** What the form on one page begins with. */
interface FilledIn {
  readonly values: ClaimValues;
  /** None where the claim itself is the one line. */
  readonly lines: readonly ClaimLine[];
  /** The files that need not be chosen again. */
  readonly kept: readonly KeptFile[];
  /** The ids of those that go along. */
  readonly along: readonly string[];
}

function kept(draft: Concept): FilledIn {
  const { values, lines, files } = fromConcept(draft);
  const all = files.flatMap((one) => keptFile(one) ?? []);
  return { values, lines, kept: all, along: all.flatMap(({ id }) => id ?? []) };
}

/** What stands in the form: as it was posted, or else as its draft was kept, or else nothing. */
export function filledIn(posted: PostOutcome | undefined, draft: Concept | undefined): FilledIn {
  if (posted) {
    const typed = new URLSearchParams(posted.values);
    return {
      values: readValues(typed),
      lines: readLines(typed),
      kept: parseKept(listOf(posted, plainForm.kept)),
      along: listOf(posted, plainForm.keptId),
    };
  }
  return draft ? kept(draft) : { values: emptyValues, lines: [], kept: [], along: [] };
}
