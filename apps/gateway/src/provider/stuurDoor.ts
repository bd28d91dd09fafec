import type { Readable } from 'node:stream';
import { Weigering } from '../http/weigering.ts';
import { ProviderFout, vertaalStatus } from './providerFout.ts';
import { afgebroken, leesJson, leesTekst, type Aanroep } from './roepAan.ts';

/** What is streamed to the provider. */
export interface Zending {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readable;
}

/** The provider's own answer to it. */
export interface ZendingAntwoord {
  readonly status: number;
  readonly json: unknown;
  /** Its Retry-After, if it asked to come back later. */
  readonly herkans: string | undefined;
}

async function zend(
  { verbinding, signal, token }: Aanroep,
  zending: Zending,
): Promise<ZendingAntwoord> {
  const authorization = `Bearer ${await token()}`;
  const headers = { ...zending.headers, accept: 'application/json', authorization };
  const antwoord = await verbinding({
    method: 'POST',
    path: zending.path,
    headers,
    body: zending.body,
    signal,
  });
  const json = leesJson(await leesTekst(antwoord.body));
  const herkans = antwoord.headers['retry-after'];
  return {
    status: antwoord.status < 400 ? antwoord.status : vertaalStatus(antwoord.status),
    json,
    herkans: typeof herkans === 'string' ? herkans : undefined,
  };
}

/**
 * Streams a body to the provider by POST and gives its JSON back unchanged, refusals included.
 * @throws ProviderFout when there is no JSON or no answer, Weigering when the body broke
 */
export async function stuurDoor(aanroep: Aanroep, zending: Zending): Promise<ZendingAntwoord> {
  const gebroken = new Promise<never>((_, weiger) => zending.body.once('error', weiger));
  try {
    return await Promise.race([zend(aanroep, zending), gebroken, afgebroken(aanroep.signal)]);
  } catch (fout) {
    if (fout instanceof ProviderFout || fout instanceof Weigering) throw fout;
    throw new ProviderFout('onbereikbaar', 503, [], fout);
  }
}
