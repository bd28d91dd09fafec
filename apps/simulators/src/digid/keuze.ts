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
 * Reads the page's form (`persona`, `fout`; empty means none). The last `fout` counts: the
 * button Annuleren stands after the radio buttons. Undefined when it names a persona or a
 * fault that does not exist.
 */
export function leesKeuze(
  formulier: URLSearchParams,
  personas: readonly Persona[],
): Keuze | undefined {
  const naam = formulier.get('persona') ?? '';
  const persona = personas.find(({ sleutel }) => sleutel === naam);
  const woord = formulier.getAll('fout').at(-1) ?? '';
  const fout = isDigidFout(woord) ? woord : undefined;
  const bestaat = (naam === '' || persona) && (woord === '' || fout);
  return bestaat ? { persona, fout } : undefined;
}

/**
 * What the broker is told of that choice; the fault travels along to the end of this login.
 * Undefined while nobody is chosen, unless the login is refused anyway.
 */
export function uitkomstVan(
  { persona, fout }: Keuze,
  issuer: string,
  acrValues: unknown,
): InteractionResults | undefined {
  const storing = fout && storingen[fout];
  if (storing?.weigering) {
    return { error: storing.weigering, error_description: 'the end-user cancelled the login' };
  }
  if (persona === undefined) return undefined;
  const niveau = storing?.niveau ?? gevraagdNiveau(acrValues);
  return {
    login: { accountId: subVan(issuer, persona), acr: acrVan(niveau), remember: false },
    fout,
  };
}
