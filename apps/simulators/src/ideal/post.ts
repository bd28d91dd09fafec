import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { withLocalhost } from '@mijn/domain/localhostLookup';

/** Timeout for the receiver, in milliseconds. */
const patienceMs = 15_000;

/** Posts a form; returns the HTTP status, null without a response. Does not follow redirects. */
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
        lookup: withLocalhost(lookup),
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
