import type { ResultOf } from 'gql.tada';
import { parseResponse, required } from '../../../../api/response.ts';
import { ApiError } from '../../../../api/apiError.ts';
import { type Graphql, graphqlInBrowser } from '../../../../api/graphql.ts';
import { textOf } from '../../../../api/operation.ts';
import { saveConceptOperation } from '../../declaraties.operations.ts';
import type { Concept, ConceptContent } from './concept.ts';

/** What came of keeping a draft; `geenBewaring`: this insurer keeps none. */
export type SaveOutcome =
  | { readonly soort: 'bewaard'; readonly versie: string }
  /** Changed elsewhere first; null: sent in or thrown away there. */
  | { readonly soort: 'otherwise'; readonly concept: Concept | null }
  | { readonly soort: 'geenBewaring' }
  | { readonly soort: 'mislukt' };

type Outcome = ResultOf<typeof saveConceptOperation>;

/** Keeps all of a draft at the insurer, made from `versie` (null: there was none); never rejects. */
export async function save(
  content: ConceptContent,
  versie: string | null,
  graphql: Graphql = graphqlInBrowser,
): Promise<SaveOutcome> {
  try {
    const variables = { ...content, versie };
    const raw = await graphql({ query: textOf(saveConceptOperation), variables });
    const response = parseResponse<Outcome>(raw);
    const { bewaard, concept } = required(response, 'bewaarConcept');
    if (!bewaard) return { soort: 'otherwise', concept };
    return concept ? { soort: 'bewaard', versie: concept.versie } : { soort: 'mislukt' };
  } catch (error) {
    const unknown = error instanceof ApiError && error.soort === 'veld' && error.status === 404;
    return { soort: unknown ? 'geenBewaring' : 'mislukt' };
  }
}
