import type { ResultOf } from 'gql.tada';
import { leesAntwoord, verplicht } from '../../../../api/antwoord.ts';
import { ApiFout } from '../../../../api/apiFout.ts';
import { type Graphql, graphqlInBrowser } from '../../../../api/graphql.ts';
import { tekstVan } from '../../../../api/operatie.ts';
import { bewaarConceptOperatie } from '../../declaraties.operaties.ts';
import type { Concept, ConceptInhoud } from './concept.ts';

/** What came of keeping a draft; `geenBewaring`: this insurer keeps none. */
export type BewaarUitslag =
  | { readonly soort: 'bewaard'; readonly versie: string }
  /** Changed elsewhere first; null: sent in or thrown away there. */
  | { readonly soort: 'anders'; readonly concept: Concept | null }
  | { readonly soort: 'geenBewaring' }
  | { readonly soort: 'mislukt' };

type Uitkomst = ResultOf<typeof bewaarConceptOperatie>;

/** Keeps all of a draft at the insurer, made from `versie` (null: there was none); never rejects. */
export async function bewaar(
  inhoud: ConceptInhoud,
  versie: string | null,
  graphql: Graphql = graphqlInBrowser,
): Promise<BewaarUitslag> {
  try {
    const variables = { ...inhoud, versie };
    const ruw = await graphql({ query: tekstVan(bewaarConceptOperatie), variables });
    const antwoord = leesAntwoord<Uitkomst>(ruw);
    const { bewaard, concept } = verplicht(antwoord, 'bewaarConcept');
    if (!bewaard) return { soort: 'anders', concept };
    return concept ? { soort: 'bewaard', versie: concept.versie } : { soort: 'mislukt' };
  } catch (fout) {
    const onbekend = fout instanceof ApiFout && fout.soort === 'veld' && fout.status === 404;
    return { soort: onbekend ? 'geenBewaring' : 'mislukt' };
  }
}
