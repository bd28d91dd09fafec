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
  const told: unknown = island ? JSON.parse(island) : undefined;
  if (told instanceof Object && 'path' in told && typeof told.path === 'string')
    history.replaceState(
      { kept: { asked: 'asked' in told ? told.asked : undefined } },
      '',
      told.path,
    );
  const state: unknown = history.state;
  const kept: unknown = state instanceof Object && 'kept' in state && state.kept;
  const before = kept instanceof Object && 'asked' in kept && kept.asked;
  const retry = document.querySelector<HTMLAnchorElement>('a[data-retry]');
  if (retry && typeof before === 'string' && ownPath.test(before)) retry.href = before;
  document.querySelector('a[data-back]')?.addEventListener('click', (event) => {
    if (history.length <= 1) return;
    event.preventDefault();
    history.back();
  });
}
