import webPush from 'web-push';
import { type PushAddress, toPushAddress } from './pushAddress.ts';
import { createSilentServices } from './silentServices.ts';

/** Configuration of web push (RFC 8030, 8291, 8292). */
export interface PushConfig {
  /** VAPID keys: base64url, as created by `web-push generate-vapid-keys`. */
  readonly publicKey: string;
  readonly privateKey: string;
  /** Contact address for push services: `mailto:` or `https:`. */
  readonly subject: string;
  /** Push services other than those of browsers; tests use one over http on this machine. */
  readonly hosts?: readonly string[] | undefined;
  /** Delays between attempts, milliseconds; a push that still fails after the last is given up. */
  readonly pausesMs?: readonly number[] | undefined;
  /** Timeout of one push, milliseconds. */
  readonly patienceMs?: number | undefined;
}

/**
 * Result of a push: accepted; to be retried later; refused for a reason that does not concern the
 * browser; or gone, because the subscription no longer exists.
 */
export type PushOutcome = 'taken' | 'later' | 'refused' | 'gone';

/** Sends browsers a notification without any content. */
export interface Pusher {
  readonly publicKey: string;
  readonly pausesMs: readonly number[];
  readonly patienceMs: number;
  /** Returns the subscription as stored, with a normalized URL; undefined when it is not acceptable. */
  readonly normalize: (to: PushAddress) => PushAddress | undefined;
  readonly tell: (to: PushAddress) => Promise<PushOutcome>;
}

const minute = 60_000;
const hour = 60 * minute;
const defaultPauses = [minute, 5 * minute, 30 * minute, 2 * hour, 8 * hour, 24 * hour];

// A push that times out is retried under the same topic, so a browser shows it once.
const defaultPatienceMs = 30_000;

/** Constant payload: it reveals nothing; the app fetches the message once the person has logged in. */
const pushText = 'bericht';

const twoDaysInSeconds = 2 * 24 * 60 * 60;

// RFC 8030, 5.3 and 7.3: only these mean that the subscription no longer exists.
const goneStatuses = new Set([404, 410]);
const busyStatuses = new Set([408, 429]);

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'taken';
  if (goneStatuses.has(status)) return 'gone';
  return status >= 400 && status < 500 && !busyStatuses.has(status) ? 'refused' : 'later';
}

/** @throws Error when our own keys are invalid */
function toRequest(
  { publicKey, privateKey, subject }: PushConfig,
  { endpoint, p256dh, auth }: PushAddress,
): RequestInit {
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    pushText,
    // A constant topic, so that a browser that was offline gets a single push.
    { vapidDetails: { subject, publicKey, privateKey }, TTL: twoDaysInSeconds, topic: pushText },
  );
  const { 'Content-Length': _, ...rest } = headers;
  return {
    method: 'POST',
    headers: Object.entries(rest).map(([name, value]) => [name, String(value)]),
    body,
  };
}

/** Creates the client for push services. */
export function createPusher(config: PushConfig): Pusher {
  const { hosts, pausesMs = defaultPauses, patienceMs = defaultPatienceMs, publicKey } = config;
  const silent = createSilentServices();
  const normalize = (to: PushAddress) => toPushAddress(to, hosts);
  /** Returns the status of the answer; undefined after a network error. */
  async function fetchStatus(endpoint: string, request: RequestInit): Promise<number | undefined> {
    const signal = AbortSignal.timeout(patienceMs);
    try {
      // Redirects are not followed, since they could lead to any host.
      const { status } = await fetch(endpoint, { ...request, redirect: 'manual', signal });
      silent.answered(endpoint);
      return status;
    } catch {
      silent.failed(endpoint);
      return undefined;
    }
  }
  return {
    publicKey,
    pausesMs,
    patienceMs,
    normalize,
    tell: async (to) => {
      const address = normalize(to);
      if (!address) return 'gone';
      const { endpoint } = address;
      if (silent.isLeftAlone(endpoint)) return 'later';
      let request: RequestInit;
      try {
        request = toRequest(config, address);
      } catch {
        // Our own keys are invalid, which is no failure of the browser or its push service.
        return 'later';
      }
      const status = await fetchStatus(endpoint, request);
      return status === undefined ? 'later' : outcomeOf(status);
    },
  };
}
