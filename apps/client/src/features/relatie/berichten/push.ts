import { sendOperation } from '../../../api/sendOperation.ts';
import { startPushOperation, stopPushOperation } from './berichten.operations.ts';

/** Whether this browser supports push notifications. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis;
}

/** The subscription of this browser; null when it has none. */
async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Whether this browser is subscribed, according to both the browser and the insurer. A subscription that the insurer
 * does not know belongs to another person or was ended elsewhere (ADR 0063). Never rejects.
 * @param told SHA-256 of the endpoints that the insurer sends to, in hexadecimal
 */
export async function isPushOn(told: readonly string[]): Promise<boolean> {
  try {
    const subscription = await currentSubscription();
    return subscription !== null && told.includes(await hash(subscription.endpoint));
  } catch {
    return false;
  }
}

/** Outcome of `startPush`: subscribed, refused by the person in the browser, or failed. */
export type PushStart = 'on' | 'denied' | 'failed';

/** Subscribes this browser, after the browser asked the person, and reports that to the insurer. Never rejects. */
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

/** Outcome of `stopPush`: unsubscribed, or still subscribed in the browser. */
export type PushStop = 'off' | 'stillOn';

/**
 * Unsubscribes this browser, then reports that to the insurer. In this order nothing arrives any more, and an insurer
 * that misses the report notices at its next message (ADR 0063). Never rejects.
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
