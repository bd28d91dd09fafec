import { lookup } from 'node:dns';
import { withLocalhost } from '@mijn/domain/localhostLookup';
import { Agent, fetch as undiciFetch } from 'undici';

const maximumBytes = 1024 * 1024;
const connectMs = 5_000;

export interface PaymentProviderFetch {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly close: () => Promise<void>;
}

/**
 * Creates a `fetch` that reads the whole answer first, so that a truncated, oversized or slow answer is
 * an error and never half a payment. It follows no redirect, which would get the key.
 * @param patienceMs timeout of a whole request, milliseconds.
 */
export function createPaymentProviderFetch(patienceMs: number): PaymentProviderFetch {
  const connect = { lookup: withLocalhost(lookup), timeout: connectMs };
  const dispatcher = new Agent({ connect, connections: 16 });
  return {
    fetch: async (request) => {
      const body = request.body ? Buffer.from(await request.arrayBuffer()) : null;
      const {
        status,
        headers,
        body: stream,
      } = await undiciFetch(request.url, {
        method: request.method,
        headers: [...request.headers],
        body,
        signal: AbortSignal.timeout(patienceMs),
        redirect: 'manual',
        dispatcher,
      });
      const content = await readWhole(stream);
      const empty = [204, 304].includes(status);
      return new Response(empty ? null : content, { status, headers: [...headers] });
    },
    close: () => dispatcher.destroy(),
  };
}

async function readWhole(stream: AsyncIterable<Uint8Array> | null): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of stream ?? []) {
    bytes += part.length;
    if (bytes > maximumBytes) throw new TypeError('fetch failed: the answer is too long');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
