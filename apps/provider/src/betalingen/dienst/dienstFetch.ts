import { lookup as systeemLookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { Agent, fetch as undiciFetch } from 'undici';

type Terug = (
  fout: NodeJS.ErrnoException | null,
  adres: string | LookupAddress[],
  familie?: number,
) => void;

/** Browsers know that `*.localhost` is this machine, most systems' resolvers do not. */
function lookup(hostnaam: string, opties: LookupOptions, terug: Terug): void {
  if (!hostnaam.endsWith('.localhost')) return systeemLookup(hostnaam, opties, terug);
  if (opties.all) return terug(null, [{ address: '127.0.0.1', family: 4 }]);
  return terug(null, '127.0.0.1', 4);
}

const maximumBytes = 1024 * 1024;
const verbindMs = 5_000;

/** Asks the payment provider and has its answer whole, or fails. */
export interface DienstFetch {
  readonly fetch: (vraag: Request) => Promise<Response>;
  readonly close: () => Promise<void>;
}

/**
 * A `fetch` that reads the whole answer before it says anything: an answer that is cut off, too long
 * or too slow is a failure and never half a payment. No redirect is followed: the key would go along.
 * @param geduldMs how long one question may take as a whole, milliseconds.
 */
export function maakDienstFetch(geduldMs: number): DienstFetch {
  const dispatcher = new Agent({ connect: { lookup, timeout: verbindMs }, connections: 16 });
  return {
    fetch: async (vraag) => {
      const body = vraag.body ? Buffer.from(await vraag.arrayBuffer()) : null;
      const {
        status,
        headers,
        body: stroom,
      } = await undiciFetch(vraag.url, {
        method: vraag.method,
        headers: [...vraag.headers],
        body,
        signal: AbortSignal.timeout(geduldMs),
        redirect: 'manual',
        dispatcher,
      });
      const inhoud = await leesGeheel(stroom);
      const leeg = [204, 304].includes(status);
      return new Response(leeg ? null : inhoud, { status, headers: [...headers] });
    },
    close: () => dispatcher.destroy(),
  };
}

async function leesGeheel(stroom: AsyncIterable<Uint8Array> | null): Promise<Buffer> {
  const delen: Uint8Array[] = [];
  let bytes = 0;
  for await (const deel of stroom ?? []) {
    bytes += deel.length;
    if (bytes > maximumBytes) throw new TypeError('fetch failed: the answer is too long');
    delen.push(deel);
  }
  return Buffer.concat(delen);
}
