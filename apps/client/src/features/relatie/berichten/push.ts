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

/** Whether this browser is told now. */
export async function isPushOn(): Promise<boolean> {
  return (await currentSubscription()) !== null;
}

/** What came of asking: on, refused by the person in the browser, or it did not work. */
export type PushStart = 'on' | 'denied' | 'failed';

/** Has this browser told of messages: asks the browser, which asks the person, and then the insurer. */
export async function startPush(key: string): Promise<PushStart> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  try {
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

/** Ends that. The browser first: from then on nothing arrives here, whatever else fails. */
export async function stopPush(): Promise<void> {
  const subscription = await currentSubscription();
  if (!subscription) return;
  await subscription.unsubscribe();
  await sendOperation(stopPushOperation, { endpoint: subscription.endpoint });
}
