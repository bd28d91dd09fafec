import { isPrivateOnTheWay } from '@mijn/domain/safeAddress';
import { ECDH } from 'node:crypto';
import webPush from 'web-push';
import { createSilentHosts } from './silentHosts.ts';

/** How browsers are told by web push (RFC 8030, 8291, 8292). */
export interface PushConfig {
  /** VAPID: base64url, as `web-push generate-vapid-keys` makes them. */
  readonly publicKey: string;
  readonly privateKey: string;
  /** Whom a push service can reach about us: `mailto:` or an address of https. */
  readonly subject: string;
  /** Hosts of push services besides those of the browsers; tests have their own, by http on this machine. */
  readonly hosts?: readonly string[] | undefined;
  /** Pauses between two tries, milliseconds, the last one before it is given up. */
  readonly pausesMs?: readonly number[] | undefined;
  /** How long one push may take, milliseconds; tests have less patience. */
  readonly patienceMs?: number | undefined;
}

/** A browser, as it subscribed. */
export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * What a push service said: taken; not for now; what we ask is refused, which says nothing of the browser; or never
 * again: that subscription is gone.
 */
export type PushOutcome = 'taken' | 'later' | 'refused' | 'gone';

/** Tells browsers that there is something, and nothing of what it is. */
export interface Pusher {
  readonly publicKey: string;
  readonly pausesMs: readonly number[];
  /** How long one push takes at most, milliseconds. */
  readonly patienceMs: number;
  /**
   * Whether it can be told at all: its address is one of a push service, for nobody makes us call another, and its
   * key is one that can be written to.
   */
  readonly mayTell: (to: PushAddress) => boolean;
  readonly tell: (to: PushAddress) => Promise<PushOutcome>;
}

/** The push services of Chrome, Firefox, Edge and Safari. */
const browserHosts = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.notify.windows.com',
  'web.push.apple.com',
];

const minute = 60_000;
const hour = 60 * minute;
const defaultPauses = [minute, 5 * minute, 30 * minute, 2 * hour, 8 * hour, 24 * hour];

/** A service that takes longer over it is asked again. The same topic: in the browser that shows once. */
const defaultPatienceMs = 30_000;

/** What travels: that there is a message. Which one, the app asks for when it is opened and logged in. */
const pushText = 'bericht';

const twoDaysInSeconds = 2 * 24 * 60 * 60;

function isOf(hosts: readonly string[], url: URL): boolean {
  const { host, hostname } = url;
  if (!isPrivateOnTheWay(url)) return false;
  return (
    hosts.includes(host) ||
    browserHosts.some((one) => (one.startsWith('.') ? hostname.endsWith(one) : hostname === one))
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

// RFC 8030, 5.3 and 7.3: only these say that the subscription is no more.
const goneStatuses = new Set([404, 410]);
const busyStatuses = new Set([408, 429]);

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'taken';
  if (goneStatuses.has(status)) return 'gone';
  return status >= 400 && status < 500 && !busyStatuses.has(status) ? 'refused' : 'later';
}

async function send(
  { publicKey, privateKey, subject, patienceMs = defaultPatienceMs }: PushConfig,
  { endpoint, p256dh, auth }: PushAddress,
): Promise<PushOutcome> {
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    pushText,
    // The same topic: a browser that was off gets one, not ten.
    { vapidDetails: { subject, publicKey, privateKey }, TTL: twoDaysInSeconds, topic: pushText },
  );
  const { 'Content-Length': _, ...rest } = headers;
  const { status } = await fetch(endpoint, {
    method: 'POST',
    headers: Object.entries(rest).map(([name, value]) => [name, String(value)]),
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  });
  return outcomeOf(status);
}

/** Makes the way to the push services. */
export function createPusher(config: PushConfig): Pusher {
  const {
    hosts = [],
    pausesMs = defaultPauses,
    patienceMs = defaultPatienceMs,
    publicKey,
  } = config;
  const silent = createSilentHosts();
  const mayTell = ({ endpoint, p256dh, auth }: PushAddress): boolean => {
    const url = URL.parse(endpoint);
    return url !== null && isOf(hosts, url) && isPoint(p256dh) && isSecret(auth);
  };
  return {
    publicKey,
    pausesMs,
    patienceMs,
    mayTell,
    tell: async (to) => {
      if (!mayTell(to)) return 'gone';
      const { host } = new URL(to.endpoint);
      if (silent.isLeftAlone(host)) return 'later';
      try {
        const outcome = await send(config, to);
        silent.answered(host);
        return outcome;
      } catch {
        silent.failed(host);
        return 'later';
      }
    },
  };
}
