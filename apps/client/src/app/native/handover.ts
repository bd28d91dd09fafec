import { isObject } from '@mijn/domain/values';
import { type HandoverRequest, handoverFields } from '@mijn/domain/platforms';
import { cookieNames } from '@mijn/domain/constants';
import { callPaths, pages } from '@mijn/domain/paths';
import { isOwnPath } from '@mijn/domain/safeAddress';
import { fetchCall } from '../../platform/apiTransport.ts';
import { getPlatform } from '../../platform/native.ts';
import { openOutside } from './bridge.ts';

/**
 * Storage key of the PKCE verifier (RFC 7636) of a login under way. Stored, because the phone may end the
 * app while the person is at DigiD. By itself it gives no access and names no person; it is used once.
 */
const verifierKey = 'mijn-handover';

function toText(bytes: Uint8Array): string {
  const base64 = btoa(String.fromCodePoint(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

async function challengeOf(verifier: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return toText(new Uint8Array(hash));
}

/**
 * Starts a login in the system's browser, which can open the DigiD app.
 * @param gateway origin of the gateway
 * @param search query of the login page's link to /digid: the page to return to
 */
export async function startLogin(gateway: string, search: URLSearchParams): Promise<void> {
  const verifier = toText(crypto.getRandomValues(new Uint8Array(32)));
  localStorage.setItem(verifierKey, verifier);
  const query = new URLSearchParams(search);
  query.set(handoverFields.challenge, await challengeOf(verifier));
  openOutside(`${gateway}${callPaths.app2app}?${query.toString()}`);
}

const failedAt = (reason: string) =>
  `${pages.inloggenMislukt.path}?${handoverFields.reason}=${reason}`;

function pathIn(content: unknown): string | undefined {
  const path = isObject(content) ? content['path'] : undefined;
  return typeof path === 'string' && isOwnPath(path) ? path : undefined;
}

async function exchange(content: HandoverRequest): Promise<string | undefined> {
  const response = await fetchCall(callPaths.nativeApp, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(content),
  }).catch(() => undefined);
  return response?.ok ? pathIn(await response.json().catch(() => undefined)) : undefined;
}

/**
 * Completes a login that came back from the system's browser by our verified link, once.
 * @param search query of the link: a one-time code, or the reason that there is none
 * @returns the path to go on at
 */
export async function completeLogin(search: URLSearchParams): Promise<string> {
  const verifier = localStorage.getItem(verifierKey);
  localStorage.removeItem(verifierKey);
  const reason = search.get(handoverFields.reason);
  if (reason !== null) return failedAt(encodeURIComponent(reason));
  const code = search.get(handoverFields.code);
  // The link was forged, or belongs to a login that was started elsewhere.
  if (code === null || verifier === null) return failedAt('anders');
  const termsAccepted = document.cookie.split('; ').includes(`${cookieNames.terms}=false`);
  return (
    (await exchange({ code, verifier, termsAccepted, platform: getPlatform() })) ??
    failedAt('anders')
  );
}
