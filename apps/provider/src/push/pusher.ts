import { isPrivateOnTheWay } from '@mijn/domain/safeAddress';
import webPush from 'web-push';

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
}

/** A browser, as it subscribed. */
export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** What a push service said: taken, not for now, or never again: that subscription is gone. */
export type PushOutcome = 'taken' | 'later' | 'gone';

/** Tells browsers that there is something, and nothing of what it is. */
export interface Pusher {
  readonly publicKey: string;
  readonly pausesMs: readonly number[];
  /** Whether an address is one of a push service: nobody makes us call another. */
  readonly mayTell: (endpoint: string) => boolean;
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

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'taken';
  // 404 and 410: gone (RFC 8030); any other refusal of this request will not change by itself either.
  return status >= 400 && status < 500 && status !== 429 && status !== 408 ? 'gone' : 'later';
}

/** Makes the way to the push services. */
export function createPusher(config: PushConfig): Pusher {
  const { hosts = [], pausesMs = defaultPauses, publicKey, privateKey, subject } = config;
  const mayTell = (endpoint: string): boolean => {
    const url = URL.parse(endpoint);
    return url !== null && isOf(hosts, url);
  };
  return {
    publicKey,
    pausesMs,
    mayTell,
    tell: async ({ endpoint, p256dh, auth }) => {
      if (!mayTell(endpoint)) return 'gone';
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        pushText,
        // The same topic: a browser that was off gets one, not ten.
        {
          vapidDetails: { subject, publicKey, privateKey },
          TTL: twoDaysInSeconds,
          topic: pushText,
        },
      );
      const { 'Content-Length': _, ...rest } = headers;
      try {
        const { status } = await fetch(endpoint, {
          method: 'POST',
          headers: Object.entries(rest).map(([name, value]) => [name, String(value)]),
          body,
          redirect: 'error',
          signal: AbortSignal.timeout(10_000),
        });
        return outcomeOf(status);
      } catch {
        return 'later';
      }
    },
  };
}
