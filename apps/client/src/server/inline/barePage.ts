/**
 * All the script of a page without React (ADR 0033): forgets the hint that somebody is logged in, gives
 * a status page its own address and its button the one that was asked, and lets "Terug" go back. Runs
 * at the end of the page; written into it as it stands, so it may use nothing from outside.
 * @param hint the key in sessionStorage
 * @param islandId the element that tells of which page this status page has the place, if of any
 * @param ownPath what a path of our own is known by (`isOwnPath`)
 */
export function barePage(hint: string, islandId: string, ownPath: RegExp): void {
  try {
    sessionStorage.removeItem(hint);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
  const island = document.querySelector(`#${islandId}`)?.textContent;
  const { path, asked }: { path?: string; asked?: string } = island ? JSON.parse(island) : {};
  if (path !== undefined) history.replaceState({ kept: { asked } }, '', path);
  const retry = document.querySelector<HTMLAnchorElement>('a[data-retry]');
  const before: unknown = history.state?.kept?.asked;
  if (retry && typeof before === 'string' && ownPath.test(before)) retry.href = before;
  document.querySelector('a[data-back]')?.addEventListener('click', (event) => {
    if (history.length <= 1) return;
    event.preventDefault();
    history.back();
  });
}
