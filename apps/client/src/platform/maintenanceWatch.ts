/**
 * Asks the maintenance document again and again on the page that says so, and goes on from there by its
 * own button as soon as the maintenance that was seen is over; elsewhere it asks once, and leads to that
 * page. Whatever goes wrong changes nothing (§7). Written into pages without React as it stands, so it
 * may use nothing from outside.
 * @param address of the maintenance document
 * @param page address of the page that says so; absent: this is that page
 * @returns stops asking
 */
export function watchMaintenance(address: string, page?: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seen = false;
  const look = async (): Promise<void> => {
    try {
      const url = new URL(address, location.href);
      url.searchParams.set('timestamp', String(Date.now()));
      const response = await fetch(url, {
        credentials: 'omit',
        cache: 'no-store',
        signal: AbortSignal.timeout(3_000),
      });
      const told: unknown = await response.json();
      if (typeof told !== 'object' || told === null || !('inOnderhoud' in told))
        throw new Error('This tells nothing');
      const { inOnderhoud } = told;
      if (inOnderhoud === true && page !== undefined) {
        location.assign(page);
        return;
      }
      if (inOnderhoud === false && seen) {
        document.querySelector<HTMLElement>('a[data-retry]')?.click();
        return;
      }
      seen = inOnderhoud === true;
    } catch {
      // Not known is not over.
    }
    if (page === undefined) timer = setTimeout(() => void look(), 15_000);
  };
  void look();
  return () => clearTimeout(timer);
}
