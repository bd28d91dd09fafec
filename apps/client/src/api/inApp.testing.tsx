import { formatDay } from '@mijn/domain/datum';
import { inventedLinks } from '@mijn/domain/inventedLinks';
import { formatAmount } from '@mijn/domain/money';
import type { Language } from '@mijn/domain/language';
import { UiProvider, type LinkProps } from '@mijn/ui/UiProvider';
import type { ReactNode } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { EnvironmentContext } from './environment.ts';
import { setLanguageSource } from '../platform/language.ts';

function RouterLink({ href, ...rest }: LinkProps) {
  return <Link to={href} {...rest} />;
}

/** A part of a screen with the app round it, on 21 November 2026; only for tests. */
export function inApp(content: ReactNode, taal: Language = 'nl'): ReactNode {
  setLanguageSource(() => taal);
  const environment = {
    config: {
      merk: 'ZZ',
      brandUrls: { ZZ: 'http://localhost', AZVZ: 'http://ankerzee.localhost' },
      links: inventedLinks.ZZ,
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
  return (
    <EnvironmentContext value={environment}>
      <UiProvider value={ui}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element: content }])} />
      </UiProvider>
    </EnvironmentContext>
  );
}
