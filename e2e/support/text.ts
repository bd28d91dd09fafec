import type { Page } from '@playwright/test';

/**
 * Returns the visible and spoken texts of a screen in its own language, one per line. Skips texts marked as
 * another language.
 */
export function spokenText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const language = document.documentElement.lang;
    const same = (element: Element) => element.closest('[lang]')?.getAttribute('lang') === language;
    const texts = [...document.body.querySelectorAll('*')]
      .filter(
        (element) => same(element) && !['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(element.tagName),
      )
      .flatMap((element) => [
        ...[...element.childNodes]
          .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
          .map(({ textContent }) => textContent ?? ''),
        ...['aria-label', 'alt', 'title', 'placeholder'].map(
          (name) => element.getAttribute(name) ?? '',
        ),
      ]);
    return texts
      .map((text) => text.trim())
      .filter(Boolean)
      .join('\n');
  });
}
