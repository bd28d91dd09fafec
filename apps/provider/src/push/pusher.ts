import webPush from 'web-push';
import { type PushAddress, toPushAddress } from './pushAddress.ts';
import { createSilentServices } from './silentServices.ts';

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
  /** The browser as it is kept, its address normalised; undefined where it cannot be told at all. */
  readonly normalize: (to: PushAddress) => PushAddress | undefined;
  readonly tell: (to: PushAddress) => Promise<PushOutcome>;
}

const minute = 60_000;
const hour = 60 * minute;
const defaultPauses = [minute, 5 * minute, 30 * minute, 2 * hour, 8 * hour, 24 * hour];

/** A service that takes longer over it is asked again. The same topic: in the browser that shows once. */
const defaultPatienceMs = 30_000;

/** What travels: that there is a message. Which one, the app asks for when it is opened and logged in. */
const pushText = 'bericht';

const twoDaysInSeconds = 2 * 24 * 60 * 60;

// RFC 8030, 5.3 and 7.3: only these say that the subscription is no more.
const goneStatuses = new Set([404, 410]);
const busyStatuses = new Set([408, 429]);

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'taken';
  if (goneStatuses.has(status)) return 'gone';
  return status >= 400 && status < 500 && !busyStatuses.has(status) ? 'refused' : 'later';
}

/** @throws Error where our own keys are wrong */
function toRequest(
  { publicKey, privateKey, subject }: PushConfig,
  { endpoint, p256dh, auth }: PushAddress,
): RequestInit {
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    pushText,
    // The same topic: a browser that was off gets one, not ten.
    { vapidDetails: { subject, publicKey, privateKey }, TTL: twoDaysInSeconds, topic: pushText },
  );
  const { 'Content-Length': _, ...rest } = headers;
  return {
    method: 'POST',
    headers: Object.entries(rest).map(([name, value]) => [name, String(value)]),
    body,
  };
}

/** Makes the way to the push services. */
export function createPusher(config: PushConfig): Pusher {
  const { hosts, pausesMs = defaultPauses, patienceMs = defaultPatienceMs, publicKey } = config;
  const silent = createSilentServices();
  const normalize = (to: PushAddress) => toPushAddress(to, hosts);
  /** The status of the answer; undefined where the network gave none. */
  async function fetchStatus(endpoint: string, request: RequestInit): Promise<number | undefined> {
    const signal = AbortSignal.timeout(patienceMs);
    try {
      // A redirect is an answer, and nobody is told elsewhere.
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
        // Our own keys are wrong: that says nothing of the browser or of its push service.
        return 'later';
      }
      const status = await fetchStatus(endpoint, request);
      return status === undefined ? 'later' : outcomeOf(status);
    },
  };
}
