async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

/**
 * Ends being told of messages in this browser: who signs out may leave the device to somebody else. The
 * insurer hears it from the push service with the next message (410), and forgets the browser then.
 */
export function endPush(): void {
  if (!('serviceWorker' in navigator)) return;
  // A browser that cannot say has none.
  unsubscribe().catch(() => undefined);
}
