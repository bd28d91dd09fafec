/**
 * Ends being told of messages in this browser: who signs out may leave the device to somebody else. The
 * insurer hears it from the push service with the next message (410), and forgets the browser then.
 * Written into the page that says goodbye as it stands, so it may use nothing from outside.
 */
export async function endPush(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    const subscription = await registration?.pushManager.getSubscription();
    await subscription?.unsubscribe();
  } catch {
    // A browser that cannot say has none.
  }
}
