import type { GraphqlAntwoord, GraphqlVerzoek } from '@mijn/contract/serverEntry';
import { eigenHeader } from '@mijn/domain/constanten';
import { aanroepPaden } from '@mijn/domain/paden';
import { ApiFout } from './apiFout.ts';

/** Sends an operation: in-process on the server, by `fetch` in the browser. */
export type Graphql = (
  verzoek: GraphqlVerzoek,
  opties?: { readonly signal?: AbortSignal; readonly achtergrond?: boolean },
) => Promise<GraphqlAntwoord>;

/** Marks what a person did not ask for, so that it renews no session (decisions §3). */
export const achtergrondHeader = 'x-mijn-achtergrond';

let gestopt = false;

/** After sign-out no call leaves this document any more (decisions §3). */
export function stopAanroepen(): void {
  gestopt = true;
}

/** Tells whether calls may still leave this document. */
export function isGestopt(): boolean {
  return gestopt;
}

// What the gateway answers is JSON, or it is §8's syntax error.
async function leesJson(antwoord: Response): Promise<unknown> {
  try {
    return await antwoord.json();
  } catch {
    throw new ApiFout('syntax', antwoord.status);
  }
}

async function verstuur(...[pad, opties]: Parameters<typeof fetch>): Promise<Response> {
  if (gestopt) throw new DOMException('Signed out', 'AbortError');
  try {
    return await fetch(pad, opties);
  } catch (fout) {
    if (fout instanceof DOMException && fout.name === 'AbortError') throw fout;
    throw new ApiFout('netwerk', 0);
  }
}

/**
 * Sends an operation to the gateway by POST.
 * @throws ApiFout netwerk, syntax (no JSON came back) or weigering (the gateway's own refusal).
 */
export const graphqlInBrowser: Graphql = async (verzoek, { signal, achtergrond } = {}) => {
  const antwoord = await verstuur(aanroepPaden.graphql, {
    method: 'POST',
    credentials: 'same-origin',
    cache: 'no-store',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      [eigenHeader.naam]: eigenHeader.waarde,
      ...(achtergrond && { [achtergrondHeader]: '1' }),
    },
    body: JSON.stringify(verzoek),
    ...(signal && { signal }),
  });
  const inhoud = await leesJson(antwoord);
  if (!antwoord.ok) throw new ApiFout('weigering', antwoord.status);
  if (typeof inhoud !== 'object' || inhoud === null) throw new ApiFout('syntax', antwoord.status);
  return inhoud;
};
