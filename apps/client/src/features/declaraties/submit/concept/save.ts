import { graphqlInBrowser } from '../../../../api/graphql.ts';
import { sendOperation, type Via } from '../../../../api/sendOperation.ts';
import { saveConceptOperation } from './concept.operations.ts';
import { type Concept, type ConceptContent, isEmpty } from './concept.ts';

/** What came of keeping a draft; `unsupported`: this insurer keeps none. */
export type SaveOutcome =
  /** Without a version nothing is left of it. */
  | { readonly kind: 'saved'; readonly versie: string | null }
  /** Changed elsewhere first; null: sent in or thrown away there. */
  | { readonly kind: 'changed'; readonly concept: Concept | null }
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'failed' };

// Nobody asked for it: who types is heard of by the watch over the session (docs/decisions.md §3).
const unasked: Via = {
  graphql: (request) => graphqlInBrowser(request, { background: true }),
  reportError: (error) => reportError(error),
};

/**
 * Keeps all of a draft at the insurer, made from `versie` (null: there was none); never rejects. It renews no session.
 */
export async function save(
  content: ConceptContent,
  versie: string | null,
  via: Via = unasked,
): Promise<SaveOutcome> {
  const result = await sendOperation(saveConceptOperation, { ...content, versie }, via);
  if (!result.succeeded) {
    return { kind: result.problem === 'missing' ? 'unsupported' : 'failed' };
  }
  const { bewaard, concept } = result.value;
  if (!bewaard) return { kind: 'changed', concept };
  if (concept) return { kind: 'saved', versie: concept.versie };
  return isEmpty(content) ? { kind: 'saved', versie: null } : { kind: 'failed' };
}
