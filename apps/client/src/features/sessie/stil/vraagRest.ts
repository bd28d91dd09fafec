import { eigenHeader } from '@mijn/domain/constanten';
import { aanroepPaden } from '@mijn/domain/paden';
import { achtergrondHeader, isGestopt } from '../../../api/graphql.ts';
import type { Rest } from './bewaker.ts';

// The gateway is small and near; whoever waits longer has no connection.
const geduldMs = 10_000;

function leesRest(inhoud: unknown): Rest {
  if (typeof inhoud !== 'object' || inhoud === null || !('stilMs' in inhoud)) return 'onbekend';
  return typeof inhoud.stilMs === 'number' ? inhoud.stilMs : 'onbekend';
}

/**
 * Asks the gateway how long the session lives without input. Never rejects.
 * @param alsInvoer renews it first; otherwise it only tells
 */
export async function vraagRest(alsInvoer: boolean): Promise<Rest> {
  if (isGestopt()) return 'onbekend';
  try {
    const antwoord = await fetch(aanroepPaden.sessie, {
      method: 'POST',
      credentials: 'same-origin',
      cache: 'no-store',
      headers: {
        [eigenHeader.naam]: eigenHeader.waarde,
        ...(!alsInvoer && { [achtergrondHeader]: '1' }),
      },
      signal: AbortSignal.timeout(geduldMs),
    });
    if (antwoord.status === 401) return 'geen';
    return antwoord.ok ? leesRest(await antwoord.json()) : 'onbekend';
  } catch {
    return 'onbekend';
  }
}
