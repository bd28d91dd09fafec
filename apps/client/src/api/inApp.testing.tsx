import { formatDay } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import { inventedLinks } from '@mijn/domain/inventedLinks';
import { formatAmount } from '@mijn/domain/money';
import { UiProvider, type LinkProps } from '@mijn/ui/UiProvider';
import type { ReactNode } from 'react';
import { type HydrationState, Link as RouterLink } from 'react-router';
import { AppRouter } from './AppRouter.tsx';
import { EnvironmentContext } from './environment.ts';
import { createMemoryRouter, routeOf } from './memoryRouter.testing.tsx';
import { setLanguageSource } from '../platform/language.ts';

function Link({ href, ...rest }: LinkProps) {
  // Renders external links and telephone numbers as plain anchors, as the app's own link does.
  if (!href.includes(':')) return <RouterLink to={href} {...rest} />;
  const { children, ...plain } = rest;
  return (
    <a href={href} {...plain}>
      {children}
    </a>
  );
}

/**
 * Wraps part of a screen in the app, on 21 November 2026, at an address.
 * @param data loader data (`loadPage`), for a whole page
 */
export function inApp(
  content: ReactNode,
  language: Language = 'nl',
  data?: HydrationState,
  address = '/',
): ReactNode {
  setLanguageSource(() => language);
  const environment = {
    config: {
      merk: 'ZZ',
      brandUrls: { ZZ: 'http://localhost', AZVZ: 'http://ankerzee.localhost' },
      links: inventedLinks.ZZ,
    },
    language,
    now: '2026-11-21T12:00:00Z',
    loggedIn: true,
  } as const;
  const ui = {
    linkAs: Link,
    formatAmount: (cents: number) => formatAmount(cents, language),
    formatDay: (day: string) => formatDay(day, language),
  };
  return (
    <EnvironmentContext value={environment}>
      <UiProvider value={ui}>
        <AppRouter router={createMemoryRouter([routeOf(content)], data, address)} />
      </UiProvider>
    </EnvironmentContext>
  );
}
