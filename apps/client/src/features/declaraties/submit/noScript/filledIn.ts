import type { PostOutcome } from '../../../../api/createAction.ts';
import { type Concept, fromConcept } from '../state/draftContent.ts';
import { type ClaimValues, emptyValues } from '../state/claimFields.ts';
import type { ClaimLine } from '../state/lineItems.ts';
import { listOf, noScriptForm } from './formFields.ts';
import { type KeptFile, keptFile, parseKept } from './postedFiles.ts';
import { readLines, readValues } from './postedFields.ts';

/** The initial content of the form on one page. */
interface FilledIn {
  readonly values: ClaimValues;
  /** Empty when the claim itself is the only line. */
  readonly lines: readonly ClaimLine[];
  /** Files that need not be chosen again. */
  readonly kept: readonly KeptFile[];
  /** The ids of those that go along. */
  readonly along: readonly string[];
}

function kept(draft: Concept): FilledIn {
  const { values, lines, files } = fromConcept(draft);
  const all = files.flatMap((one) => keptFile(one) ?? []);
  return { values, lines, kept: all, along: all.flatMap(({ id }) => id ?? []) };
}

/** Returns the content of the form: that of the post, else of the draft, else empty. */
export function filledIn(posted: PostOutcome | undefined, draft: Concept | undefined): FilledIn {
  if (posted) {
    const typed = new URLSearchParams(posted.values);
    return {
      values: readValues(typed),
      lines: readLines(typed),
      kept: parseKept(listOf(posted, noScriptForm.kept)),
      along: listOf(posted, noScriptForm.keptId),
    };
  }
  return draft ? kept(draft) : { values: emptyValues, lines: [], kept: [], along: [] };
}
