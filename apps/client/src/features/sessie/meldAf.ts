import { eigenHeader } from '@mijn/domain/constanten';
import { aanroepPaden } from '@mijn/domain/paden';
import { isGestopt, stopAanroepen } from '../../api/graphql.ts';
import { meldSessieEinde } from '../../platform/sessieEinde.ts';
import { wisSessieOpslag } from '../../platform/sessieOpslag.ts';

/** How signing out went: the session is gone, or the gateway could not be reached. */
export type Afmelding = 'gelukt' | 'mislukt';

let onderweg: Promise<Afmelding> | undefined;

async function roepUitloggen(): Promise<Afmelding> {
  wisSessieOpslag();
  try {
    const antwoord = await fetch(aanroepPaden.gatewaySignOut, {
      credentials: 'same-origin',
      cache: 'no-store',
      headers: { [eigenHeader.naam]: eigenHeader.waarde },
    });
    // No session any more is what was asked for.
    if (!antwoord.ok && antwoord.status !== 401) return 'mislukt';
  } catch {
    return 'mislukt';
  }
  stopAanroepen();
  meldSessieEinde();
  return 'gelukt';
}

/**
 * Signs out (§4): clears session storage but for the internal-mode marker, ends the session at the
 * gateway, tells the other tabs, and lets no further call leave this document. Once at a time, and
 * not again after it succeeded.
 */
export async function meldAf(): Promise<Afmelding> {
  if (isGestopt()) return 'gelukt';
  onderweg ??= roepUitloggen().finally(() => {
    onderweg = undefined;
  });
  return onderweg;
}
