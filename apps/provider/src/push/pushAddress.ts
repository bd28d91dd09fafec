import { isPrivateOnTheWay } from '@mijn/domain/safeAddress';
import { ECDH } from 'node:crypto';

export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Push services of Chrome, Firefox, Edge and Safari. */
const browserHosts = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.notify.windows.com',
  'web.push.apple.com',
];

/** @param hosts additional push services, with their port unless it is the default */
function isPushService({ host }: URL, hosts: readonly string[]): boolean {
  return (
    hosts.includes(host) ||
    browserHosts.some((one) => (one.startsWith('.') ? host.endsWith(one) : host === one))
  );
}

// RFC 8291: an uncompressed point of P-256, and 16 random bytes.
const [pointBytes, isUncompressed, secretBytes] = [65, 4, 16];

function isPoint(p256dh: string): boolean {
  const bytes = Buffer.from(p256dh, 'base64url');
  if (bytes.length !== pointBytes || bytes[0] !== isUncompressed) return false;
  try {
    ECDH.convertKey(bytes, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}

function isSecret(auth: string): boolean {
  return Buffer.from(auth, 'base64url').length === secretBytes;
}

/** Returns the URL as stored; undefined for an invalid one. */
export function normalizeEndpoint(endpoint: string): string | undefined {
  const url = URL.parse(endpoint);
  if (url === null) return undefined;
  // The fragment is never sent, so it must not distinguish two addresses.
  url.hash = '';
  return url.href;
}

/**
 * Returns the subscription with its URL normalized, or undefined unless it is https at the default
 * port of a known push service, without credentials and with a valid key. Prevents callers from
 * making us send requests to other hosts.
 */
export function toPushAddress(
  { endpoint, p256dh, auth }: PushAddress,
  hosts: readonly string[] = [],
): PushAddress | undefined {
  const normalized = normalizeEndpoint(endpoint);
  if (normalized === undefined || !isPoint(p256dh) || !isSecret(auth)) return undefined;
  const url = new URL(normalized);
  const isBare = url.username === '' && url.password === '';
  const isCallable = isBare && isPrivateOnTheWay(url) && isPushService(url, hosts);
  return isCallable ? { endpoint: normalized, p256dh, auth } : undefined;
}
