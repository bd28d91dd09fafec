import { sendMutation } from '../../../../api/mutation.ts';
import { type Graphql, graphqlInBrowser } from '../../../../api/graphql.ts';
import { saveConceptOperation } from '../../declaraties.operations.ts';
import type { Concept, ConceptContent } from './concept.ts';

/** What came of keeping a draft; `geenBewaring`: this insurer keeps none. */
export type SaveOutcome =
  | { readonly soort: 'bewaard'; readonly versie: string }
  /** Changed elsewhere first; null: sent in or thrown away there. */
  | { readonly soort: 'otherwise'; readonly concept: Concept | null }
  | { readonly soort: 'geenBewaring' }
  | { readonly soort: 'mislukt' };

/** Keeps all of a draft at the insurer, made from `versie` (null: there was none); never rejects. */
export async function save(
  content: ConceptContent,
  versie: string | null,
  graphql: Graphql = graphqlInBrowser,
): Promise<SaveOutcome> {
  const result = await sendMutation(saveConceptOperation, { ...content, versie }, graphql);
  if (!result.succeeded) {
    return { soort: result.problem === 'missing' ? 'geenBewaring' : 'mislukt' };
  }
  const { bewaard, concept } = result.value;
  if (!bewaard) return { soort: 'otherwise', concept };
  return concept ? { soort: 'bewaard', versie: concept.versie } : { soort: 'mislukt' };
}
