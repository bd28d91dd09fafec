/**
 * Decides, before a page is drawn, what it is read in (ADR 0078, ADR 0111). On a line so quick that the font can be
 * there within the moment that a browser waits for one (Chromium 100 ms), the first frame waits for it. On one of
 * which the browser says that it cannot be there by then, the page is read in what stands in for the font, and leaves
 * the line to what it needs, unless the service worker holds the font. On any other the font is asked for, and nothing
 * waits. Written into the head of a page as it stands, so it may use nothing from outside.
 * @param href address of the font
 * @param quickMs how long after the way to it began a document on such a quick line begins, in milliseconds
 */
export function chooseFont(href: string, quickMs: number): void {
  const isQuick = performance.now() <= quickMs;
  const root = document.documentElement;
  // 3g and less: an answer takes more than 270 ms, or 34 kB take more than 380.
  const isSlow = !isQuick && /[23]g$/.test(navigator.connection?.effectiveType ?? '');
  if (isSlow && !navigator.serviceWorker?.controller) {
    root.dataset['font'] = 'stand-in';
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
