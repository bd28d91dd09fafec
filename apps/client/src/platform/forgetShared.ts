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
