import { type PaginaNaam, paginas } from '@mijn/domain/paden';
import { data, redirect, type RouteObject } from 'react-router';
import { laderOmgeving } from '../api/omgeving.ts';
import { FoutPagina } from './FoutPagina.tsx';
import { RootFout } from './RootFout.tsx';
import { rootLoader } from './rootLoader.ts';
import { RootLayout } from './RootLayout.tsx';

/** What a route says of itself. */
export interface RouteHandle {
  readonly pagina: PaginaNaam;
  /** The module of its page, as the build's manifest names it: the server preloads it. */
  readonly bron: string;
}

type PaginaModule = Pick<RouteObject, 'Component' | 'loader' | 'action' | 'shouldRevalidate'>;

// A page of the table in @mijn/domain/paden; `bron` and `laad` name the same module.
function pagina(naam: PaginaNaam, bron: string, laad: () => Promise<PaginaModule>): RouteObject {
  const handle: RouteHandle = { pagina: naam, bron: `src/${bron}` };
  return { id: naam, path: paginas[naam].pad, handle, ErrorBoundary: FoutPagina, lazy: laad };
}

/** The one route table of server and browser. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    path: '/',
    loader: rootLoader,
    // A screen is one request: what the frame shows is asked once per document.
    shouldRevalidate: () => false,
    Component: RootLayout,
    ErrorBoundary: RootFout,
    children: [
      {
        index: true,
        loader: ({ context }) =>
          redirect(
            (context.get(laderOmgeving).ingelogd ? paginas.overzicht : paginas.inloggen).pad,
          ),
      },
      pagina('overzicht', 'app/OverzichtPage.tsx', () => import('./OverzichtPage.tsx')),
      pagina(
        'inloggen',
        'features/sessie/InloggenPage.tsx',
        () => import('../features/sessie/InloggenPage.tsx'),
      ),
      {
        id: 'onbekend',
        path: '*',
        ErrorBoundary: FoutPagina,
        loader: () => {
          throw data(null, { status: 404 });
        },
      },
    ],
  },
];
