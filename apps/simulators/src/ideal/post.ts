import { lookup as systeemLookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';

/** No longer than this does the other side have to answer, in milliseconds. */
const geduldMs = 15_000;

/** Browsers know that `*.localhost` is this machine, most systems' resolvers do not. */
const lookup: LookupFunction = (naam, opties, terug) => {
  if (!naam.endsWith('.localhost')) return systeemLookup(naam, opties, terug);
  if (opties.all) return terug(null, [{ address: '127.0.0.1', family: 4 }]);
  return terug(null, '127.0.0.1', 4);
};

/** Sends a form; the HTTP status of the answer, null when there was none. Follows no redirect. */
export function post(
  adres: string,
  velden: Readonly<Record<string, string>>,
): Promise<number | null> {
  const body = new URLSearchParams(velden).toString();
  const { request } = adres.startsWith('https:') ? https : http;
  return new Promise((resolve) => {
    const vraag = request(
      adres,
      {
        method: 'POST',
        lookup,
        signal: AbortSignal.timeout(geduldMs),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
      (antwoord) => {
        antwoord.resume();
        antwoord.once('error', () => undefined);
        resolve(antwoord.statusCode ?? null);
      },
    );
    vraag.once('error', () => resolve(null));
    vraag.end(body);
  });
}
