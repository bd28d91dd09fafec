import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { UiProvider, type LinkProps } from './UiProvider/UiProvider.tsx';

/** For tests: renders as the server does, with amounts as `€ 82.50` and days as they come. */
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

/** For tests: the words of what was rendered, without its tags. */
export function words(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
