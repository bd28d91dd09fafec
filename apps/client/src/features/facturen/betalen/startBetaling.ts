import { leesAntwoord, verplicht } from '../../../api/antwoord.ts';
import { ApiFout } from '../../../api/apiFout.ts';
import { type Graphql, graphqlInBrowser } from '../../../api/graphql.ts';
import { tekstVan } from '../../../api/operatie.ts';
import { startBetalingOperatie } from '../facturen.operaties.ts';
import { magNaarBank } from './redirect.ts';

/**
 * Why no payment could be started: nothing is open any more or the bank is still at it (409), the
 * payment provider is away (503), no network, the page is behind (no session, no such request), or
 * anything else. In none of them money went anywhere.
 */
export type NietGestart = 'bezet' | 'storing' | 'geenNetwerk' | 'verouderd' | 'mislukt';

/** What came of asking to pay: the bank's address, or why not. */
export type Gestart =
  | { readonly gelukt: true; readonly adres: string }
  | { readonly gelukt: false; readonly waarom: NietGestart };

const perStatus: Readonly<Record<number, NietGestart>> = {
  401: 'verouderd',
  404: 'verouderd',
  409: 'bezet',
  502: 'storing',
  503: 'storing',
};

function waarom(fout: unknown): NietGestart {
  if (!(fout instanceof ApiFout)) return 'mislukt';
  return fout.soort === 'netwerk' ? 'geenNetwerk' : (perStatus[fout.status] ?? 'mislukt');
}

/**
 * Asks the server to start paying a payment request (16 digits); never rejects. An address that is
 * not the payment provider's counts as a failure: nobody is sent there.
 */
export async function startBetaling(
  kenmerk: string,
  hosts: readonly string[] | undefined,
  graphql: Graphql = graphqlInBrowser,
): Promise<Gestart> {
  try {
    const query = tekstVan(startBetalingOperatie);
    const antwoord = leesAntwoord<{ startBetaling: { redirect: string } }>(
      await graphql({ query, variables: { kenmerk } }),
    );
    const { redirect } = verplicht(antwoord, 'startBetaling');
    if (magNaarBank(redirect, hosts)) return { gelukt: true, adres: redirect };
    return { gelukt: false, waarom: 'mislukt' };
  } catch (fout) {
    return { gelukt: false, waarom: waarom(fout) };
  }
}
