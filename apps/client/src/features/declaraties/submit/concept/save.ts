import { graphqlInBrowser } from '../../../../api/graphql.ts';
import { sendOperation, type Via } from '../../../../api/sendOperation.ts';
import { saveConceptOperation } from './concept.operations.ts';
import { type Concept, type ConceptContent, isEmpty } from './concept.ts';

/** The result of saving a draft; `unsupported` when this insurer stores none. */
export type SaveOutcome =
  /** Without a version the draft is empty. */
  | { readonly kind: 'saved'; readonly versie: string | null }
  /** Changed elsewhere first; null when it was submitted or discarded there. */
  | { readonly kind: 'changed'; readonly concept: Concept | null }
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'failed' };

// A background call: the watch over the session notices typing itself (docs/decisions.md §3).
const unasked: Via = {
  graphql: (request) => graphqlInBrowser(request, { background: true }),
  reportError: (error) => reportError(error),
};

/**
 * Saves a whole draft at the insurer, based on `versie` (null when there was none); never rejects. Does not
 * renew the session.
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
