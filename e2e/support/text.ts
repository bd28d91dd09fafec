import type { Page } from '@playwright/test';

/**
 * Everything a screen says in its own language, a line for each text: what stands there and what
 * only a screen reader says. What is marked as another language is left out.
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
