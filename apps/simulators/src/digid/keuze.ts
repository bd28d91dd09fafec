import type { Persona } from '@mijn/testdata/personas';
import type { InteractionResults } from 'oidc-provider';
import { isDigidFout, type DigidFout } from './fouten.ts';
import { acrVan, gevraagdNiveau } from './niveaus.ts';
import { storingen } from './storingen.ts';
import { subVan } from './sub.ts';

/** What somebody chose on the page: who logs in, and what goes wrong with it. */
export interface Keuze {
  readonly persona: Persona | undefined;
  readonly fout: DigidFout | undefined;
}

/**
 * Reads the page's form (`persona`, `fout`; empty means no fault). The last `fout` counts: the
 * button Annuleren stands after the radio buttons. Undefined when nobody known is chosen and
 * the login is not refused either, or the fault does not exist.
 */
export function leesKeuze(
  formulier: URLSearchParams,
  personas: readonly Persona[],
): Keuze | undefined {
  const woord = formulier.getAll('fout').at(-1) ?? '';
  const persona = personas.find(({ sleutel }) => sleutel === formulier.get('persona'));
  if (woord === '') return persona && { persona, fout: undefined };
  if (!isDigidFout(woord)) return undefined;
  return persona || storingen[woord].weigering ? { persona, fout: woord } : undefined;
}

/** What the broker is told of that choice; the fault travels along to the end of this login. */
export function uitkomstVan(
  { persona, fout }: Keuze,
  issuer: string,
  acrValues: unknown,
): InteractionResults {
  const storing = fout && storingen[fout];
  if (persona === undefined || storing?.weigering) {
    return { error: storing?.weigering, error_description: 'the end-user cancelled the login' };
  }
  const niveau = storing?.niveau ?? gevraagdNiveau(acrValues);
  return {
    login: { accountId: subVan(issuer, persona), acr: acrVan(niveau), remember: false },
    fout,
  };
}
