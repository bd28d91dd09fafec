/**
 * On the maintenance page, polls the maintenance document until the maintenance is over, and then presses the page's
 * button. On other pages, fetches it once and goes to the maintenance page if needed. Inlined into pages without React,
 * so it may use nothing from outside.
 * @param address of the maintenance document
 * @param page address of the maintenance page; absent on that page itself
 * @returns a function that stops polling
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
      // A failed request does not prove that the maintenance is over.
    }
    if (page === undefined) timer = setTimeout(() => void look(), 15_000);
  };
  void look();
  return () => clearTimeout(timer);
}
