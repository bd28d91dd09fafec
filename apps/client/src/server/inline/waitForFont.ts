/**
 * On a line so quick that the font can be there within the moment that a browser waits for one (Chromium
 * 100 ms), has the first frame wait for it; on any other nothing does (ADR 0078). Written into the head of
 * a page as it stands, so it may use nothing from outside.
 * @param href address of the font
 * @param quickMs how long after the way to it began a document on such a line begins, in milliseconds
 */
export function waitForFont(href: string, quickMs: number): void {
  if (performance.now() > quickMs) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href });
  document.head.append(link);
}
