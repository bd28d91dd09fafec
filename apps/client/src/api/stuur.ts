import { leesAntwoord } from './antwoord.ts';
import { ApiFout } from './apiFout.ts';
import { type Graphql, graphqlInBrowser } from './graphql.ts';
import { type Operatie, tekstVan } from './operatie.ts';

/**
 * What came of a change: done; `bezet` when the insurer is past it (409); `verouderd` when the page
 * itself no longer holds (no session, no such thing); `mislukt` when it can be tried again.
 */
export type StuurUitslag = 'gelukt' | 'bezet' | 'verouderd' | 'mislukt';

const uitslagBij: Readonly<Record<number, StuurUitslag>> = {
  401: 'verouderd',
  404: 'verouderd',
  409: 'bezet',
};

function uitslagVan(fout: unknown): StuurUitslag {
  const status = fout instanceof ApiFout ? fout.status : 0;
  return uitslagBij[status] ?? 'mislukt';
}

/** Sends a mutation and tells in a word what came of it; never rejects (decisions §8). */
export async function stuur<Data, Variabelen extends Readonly<Record<string, unknown>>>(
  operatie: Operatie<Data, Variabelen>,
  variables: Variabelen,
  graphql: Graphql = graphqlInBrowser,
): Promise<StuurUitslag> {
  try {
    const { fouten } = leesAntwoord(await graphql({ query: tekstVan(operatie), variables }));
    return fouten.length === 0 ? 'gelukt' : uitslagVan(fouten[0]);
  } catch (fout) {
    return uitslagVan(fout);
  }
}
