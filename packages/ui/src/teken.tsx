import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Omgeving, type SchakelProps } from './Omgeving/Omgeving.tsx';

/** For tests: renders as the server does, with amounts as `€ 82.50` and days as they come. */
export function teken(kind: ReactNode): string {
  const waarde = {
    linkAls: ({ children, ...rest }: SchakelProps) => (
      <a data-router="" {...rest}>
        {children}
      </a>
    ),
    formatBedrag: (cents: number) => `€ ${(cents / 100).toFixed(2)}`,
    formatDag: (dag: string) => `dag ${dag}`,
  };
  const html = renderToStaticMarkup(<Omgeving waarde={waarde}>{kind}</Omgeving>);
  if (/<[^>]*\sstyle=/.test(html)) throw new Error(`A style attribute: ${html}`);
  return html;
}

/** For tests: the words of what was rendered, without its tags. */
export function woorden(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
