import { lookup as systeemLookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';

/** No longer than this does the other side have to answer, in milliseconds. */
const patienceMs = 15_000;

/** Browsers know that `*.localhost` is this machine, most systems' resolvers do not. */
const lookup: LookupFunction = (name, options, back) => {
  if (!name.endsWith('.localhost')) return systeemLookup(name, options, back);
  if (options.all) return back(null, [{ address: '127.0.0.1', family: 4 }]);
  return back(null, '127.0.0.1', 4);
};

/** Sends a form; the HTTP status of the answer, null when there was none. Follows no redirect. */
export function post(
  address: string,
  fields: Readonly<Record<string, string>>,
): Promise<number | null> {
  const body = new URLSearchParams(fields).toString();
  const { request } = address.startsWith('https:') ? https : http;
  return new Promise((resolve) => {
    const outgoing = request(
      address,
      {
        method: 'POST',
        lookup,
        signal: AbortSignal.timeout(patienceMs),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
      (response) => {
        response.resume();
        response.once('error', () => undefined);
        resolve(response.statusCode ?? null);
      },
    );
    outgoing.once('error', () => resolve(null));
    outgoing.end(body);
  });
}
