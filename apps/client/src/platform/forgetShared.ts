/**
 * Removes what was shared with the app from this device: who signs out may leave it to somebody else. Written into the
 * page that says goodbye as it stands, so it may use nothing from outside.
 * @param cache the name of the browser's cache that keeps it
 */
export async function forgetShared(cache: string): Promise<void> {
  try {
    await caches.delete(cache);
  } catch {
    // A browser that keeps nothing has nothing to remove.
  }
}
