import { formatDag } from '@mijn/domain/datum';
import { formatBedrag } from '@mijn/domain/geld';
import type { Taal } from '@mijn/domain/taal';
import { Omgeving, type SchakelProps } from '@mijn/ui/Omgeving';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { OmgevingContext } from './omgeving.ts';
import { zetTaalbron } from '../platform/taal.ts';

function RouterLink({ href, ...rest }: SchakelProps) {
  return <Link to={href} {...rest} />;
}

/** Renders a part of a screen as the server does, on 21 November 2026; only for tests. */
export function toon(inhoud: ReactNode, taal: Taal = 'nl'): string {
  zetTaalbron(() => taal);
  const omgeving = {
    config: { merk: 'ZZ', merkUrls: { ZZ: 'http://localhost', AZVZ: 'http://ankerzee.localhost' } },
    taal,
    nu: '2026-11-21T12:00:00Z',
    ingelogd: true,
  } as const;
  const ui = {
    linkAls: RouterLink,
    formatBedrag: (centen: number) => formatBedrag(centen, taal),
    formatDag: (dag: string) => formatDag(dag, taal),
  };
  const html = renderToStaticMarkup(
    <OmgevingContext value={omgeving}>
      <Omgeving waarde={ui}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element: inhoud }])} />
      </Omgeving>
    </OmgevingContext>,
  );
  return html.replaceAll('\u00A0', ' ');
}

/** The words of a part of a screen, without its tags; only for tests. */
export function woorden(inhoud: ReactNode, taal: Taal = 'nl'): string {
  return toon(inhoud, taal)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
