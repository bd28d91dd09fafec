/**
 * Decides, before a page is drawn, what it is read in (ADR 0078, ADR 0111). On a line so quick that the font can be
 * there within the moment that a browser waits for one (Chromium 100 ms), the first frame waits for it. On one of
 * which the browser says that it cannot be there by then, the page is read in what stands in for the font, and fetches
 * it for the next one once it has all it needs itself; unless an earlier page of this tab has, or the service worker.
 * On any other the font is asked for, and nothing waits. Written into the head of a page as it stands, so it may use
 * nothing from outside.
 * @param href address of the font
 * @param quickMs how long after the way to it began a document on such a quick line begins, in milliseconds
 */
export function chooseFont(href: string, quickMs: number): void {
  const isQuick = performance.now() <= quickMs;
  // 3g and less: an answer takes more than 270 ms, or 34 kB take more than 380.
  const isSlow = !isQuick && /[23]g$/.test(navigator.connection?.effectiveType ?? '');
  const root = document.documentElement;
  const fetched = 'font-fetched';
  const isHeld = () => {
    try {
      if (navigator.serviceWorker?.controller) return true;
      // The first page of a tab finds nothing there, and its first look costs a slow phone some 50 ms.
      return history.length > 1 && sessionStorage.getItem(fetched) === href;
    } catch {
      // A browser may refuse both.
      return false;
    }
  };
  if (isSlow && !isHeld()) {
    root.dataset['font'] = 'stand-in';
    const keep = () =>
      fetch(href, { priority: 'low' })
        .then(async (response) => {
          await response.arrayBuffer();
          if (response.ok) sessionStorage.setItem(fetched, href);
        })
        .catch(() => undefined);
    addEventListener('load', () => void keep(), { once: true });
    return;
  }
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href });
  if (isQuick) document.head.append(link);
  // In the head the first frame would wait for it.
  else
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      observer.disconnect();
      document.body.append(link);
    }).observe(root, { childList: true });
}
