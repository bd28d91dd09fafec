import { formatDay } from '@mijn/domain/datum';
import { formatAmount } from '@mijn/domain/money';
import type { Language } from '@mijn/domain/language';
import { UiProvider, type LinkProps } from '@mijn/ui/UiProvider';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { EnvironmentContext } from './environment.ts';
import { setLanguageSource } from '../platform/language.ts';

function RouterLink({ href, ...rest }: LinkProps) {
  return <Link to={href} {...rest} />;
}

/** Renders a part of a screen as the server does, on 21 November 2026; only for tests. */
export function show(content: ReactNode, taal: Language = 'nl'): string {
  setLanguageSource(() => taal);
  const environment = {
    config: {
      merk: 'ZZ',
      brandUrls: { ZZ: 'http://localhost', AZVZ: 'http://ankerzee.localhost' },
    },
    taal,
    now: '2026-11-21T12:00:00Z',
    loggedIn: true,
  } as const;
  const ui = {
    linkAs: RouterLink,
    formatAmount: (cents: number) => formatAmount(cents, taal),
    formatDay: (day: string) => formatDay(day, taal),
  };
  const html = renderToStaticMarkup(
    <EnvironmentContext value={environment}>
      <UiProvider value={ui}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element: content }])} />
      </UiProvider>
    </EnvironmentContext>,
  );
  return html.replaceAll('\u00A0', ' ');
}

/** The words of a part of a screen, without its tags; only for tests. */
export function words(content: ReactNode, language: Language = 'nl'): string {
  return show(content, language)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
