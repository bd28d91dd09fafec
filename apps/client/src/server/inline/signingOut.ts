/**
 * Ends the push subscription of this browser, because a person who signs out may leave the device to
 * somebody else. The insurer learns of it from the push service with the next message (410), and then
 * forgets the browser. Inlined into the sign-out page, so it may use nothing from outside.
 */
export async function endPush(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    const subscription = await registration?.pushManager.getSubscription();
    await subscription?.unsubscribe();
  } catch {
    // A browser that throws has no subscription.
  }
}

/**
 * Removes the files that were shared with the app from this device, because a person who signs out may
 * leave it to somebody else. Inlined into the sign-out page, so it may use nothing from outside.
 * @param cache name of the browser cache that holds them
 */
export async function forgetShared(cache: string): Promise<void> {
  try {
    await caches.delete(cache);
  } catch {
    // A browser without caches has nothing to remove.
  }
}
