// The router calls loaders without telling why; the one poll that revalidates says so here first.
let next = false;

/** Marks the loaders of the revalidation that starts now as not asked for by a person. */
export function markBackground(): void {
  next = true;
  // Loaders of one revalidation start in the same turn; nothing later may inherit the mark.
  setTimeout(() => {
    next = false;
  });
}

/** Tells whether the loader that starts now belongs to a poll (decisions §3: it renews no session). */
export function takeBackground(): boolean {
  return next;
}
