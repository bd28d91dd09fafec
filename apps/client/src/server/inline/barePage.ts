/**
 * The whole script of a page without React (ADR 0033): removes the hint of a login, gives a status page its
 * own address and its button the requested one, lets "Terug" go back, and passes the fragment of the
 * requested page to the login, which the browser kept over the redirect (§2). Runs at the end of the page;
 * inlined, so it may use nothing from outside.
 * @param hint key in sessionStorage
 * @param islandId element that names the page that this status page replaces, if any
 * @param ownPath pattern of a path of our own (`isOwnPath`)
 * @param anchorField query field of the login for the fragment
 */
export function barePage(
  hint: string,
  islandId: string,
  ownPath: RegExp,
  anchorField: string,
): void {
  try {
    sessionStorage.removeItem(hint);
  } catch {
    // A browser without storage has no hint.
  }
  const island = document.querySelector(`#${islandId}`)?.textContent;
  const data: unknown = island ? JSON.parse(island) : undefined;
  if (data instanceof Object && 'path' in data && typeof data.path === 'string')
    history.replaceState(
      { kept: { asked: 'asked' in data ? data.asked : undefined } },
      '',
      data.path,
    );
  const state: unknown = history.state;
  const kept: unknown = state instanceof Object && 'kept' in state && state.kept;
  const before = kept instanceof Object && 'asked' in kept && kept.asked;
  const retry = document.querySelector<HTMLAnchorElement>('a[data-retry]');
  if (retry && typeof before === 'string' && ownPath.test(before)) retry.href = before;
  const login = document.querySelector<HTMLAnchorElement>('a[href^="/digid?"]');
  if (login && /^#[\w-]+$/.test(location.hash))
    login.href += `&${anchorField}=${location.hash.slice(1)}`;
  document.querySelector('a[data-back]')?.addEventListener('click', (event) => {
    if (history.length <= 1) return;
    event.preventDefault();
    history.back();
  });
}
