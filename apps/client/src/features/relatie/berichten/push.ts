import { sendOperation } from '../../../api/sendOperation.ts';
import { startPushOperation, stopPushOperation } from './berichten.operations.ts';

/** Whether this browser can be told at all. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis;
}

/** The subscription of this browser; null: it has none. */
async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Whether this browser is told now, as both say: a subscription that the insurer does not know of is another
 * person's, or was ended elsewhere (ADR 0063). A browser that cannot say is not told. Never rejects.
 * @param told the browsers that the insurer tells: SHA-256 of the address of each, in hexadecimal
 */
export async function isPushOn(told: readonly string[]): Promise<boolean> {
  try {
    const subscription = await currentSubscription();
    return subscription !== null && told.includes(await hash(subscription.endpoint));
  } catch {
    return false;
  }
}

/** What came of asking: on, refused by the person in the browser, or it did not work. */
export type PushStart = 'on' | 'denied' | 'failed';

/** Has this browser told of messages: asks the browser, which asks the person, and then the insurer. Never rejects. */
export async function startPush(key: string): Promise<PushStart> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return 'denied';
    const { pushManager } = await navigator.serviceWorker.ready;
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    });
    const { endpoint, keys } = subscription.toJSON();
    const result = await sendOperation(startPushOperation, {
      endpoint: endpoint ?? '',
      p256dh: keys?.['p256dh'] ?? '',
      auth: keys?.['auth'] ?? '',
    });
    if (result.succeeded) return 'on';
    await subscription.unsubscribe();
    return 'failed';
  } catch {
    return 'failed';
  }
}

/** What came of ending it: off, or the browser did not let go. */
export type PushStop = 'off' | 'stillOn';

/**
 * Ends that; never rejects. The browser first: from then on nothing arrives here, and an insurer that does not
 * hear it now hears it with the next message (ADR 0063).
 */
export async function stopPush(): Promise<PushStop> {
  try {
    const subscription = await currentSubscription();
    if (!subscription) return 'off';
    await subscription.unsubscribe();
    await sendOperation(stopPushOperation, { endpoint: subscription.endpoint });
    return 'off';
  } catch {
    return 'stillOn';
  }
}
