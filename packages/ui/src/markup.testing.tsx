import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { UiProvider, type LinkProps } from './UiProvider/UiProvider.tsx';

/** Renders static markup for tests, with amounts as `€ 82.50` and days unformatted. */
export function renderMarkup(node: ReactNode): string {
  const value = {
    linkAs: ({ children, ...rest }: LinkProps) => (
      <a data-router="" {...rest}>
        {children}
      </a>
    ),
    formatAmount: (cents: number) => `€ ${(cents / 100).toFixed(2)}`,
    formatDay: (day: string) => `dag ${day}`,
  };
  const html = renderToStaticMarkup(<UiProvider value={value}>{node}</UiProvider>);
  if (/<[^>]*\sstyle=/.test(html)) throw new Error(`A style attribute: ${html}`);
  return html;
}

/** Returns the text of markup without its tags, for tests. */
export function words(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
