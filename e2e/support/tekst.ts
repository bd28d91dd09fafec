import type { Page } from '@playwright/test';

/**
 * Everything a screen says in its own language, a line for each text: what stands there and what
 * only a screen reader says. What is marked as another language is left out.
 */
export function gezegd(page: Page): Promise<string> {
  return page.evaluate(() => {
    const taal = document.documentElement.lang;
    const zelfde = (element: Element) => element.closest('[lang]')?.getAttribute('lang') === taal;
    const teksten = [...document.body.querySelectorAll('*')]
      .filter((element) => zelfde(element) && !['SCRIPT', 'STYLE'].includes(element.tagName))
      .flatMap((element) => [
        ...[...element.childNodes]
          .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
          .map(({ textContent }) => textContent ?? ''),
        ...['aria-label', 'alt', 'title', 'placeholder'].map(
          (naam) => element.getAttribute(naam) ?? '',
        ),
      ]);
    return teksten
      .map((tekst) => tekst.trim())
      .filter(Boolean)
      .join('\n');
  });
}
