import { type PaginaNaam, paginas } from '@mijn/domain/paden';
import { data, redirect, type RouteObject } from 'react-router';
import { laderOmgeving } from '../api/omgeving.ts';
import { statusLader, StatusPagina } from '../features/statuspaginas/StatusPagina.tsx';
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

// The status pages are small and have to be there when the network is not: no lazy module.
function statusRoute(status: 401 | 403 | 404 | 500 | 503): RouteObject {
  const id = `status${status}` as const;
  return { id, path: paginas[id].pad, loader: statusLader(status), Component: StatusPagina };
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
        'declaraties',
        'features/declaraties/lijst/DeclaratiesPage.tsx',
        () => import('../features/declaraties/lijst/DeclaratiesPage.tsx'),
      ),
      pagina(
        'declaratieIndienen',
        'features/declaraties/indienen/IndienenPage.tsx',
        () => import('../features/declaraties/indienen/IndienenPage.tsx'),
      ),
      pagina(
        'declaratie',
        'features/declaraties/detail/DeclaratiePage.tsx',
        () => import('../features/declaraties/detail/DeclaratiePage.tsx'),
      ),
      pagina(
        'inloggen',
        'features/sessie/InloggenPage.tsx',
        () => import('../features/sessie/InloggenPage.tsx'),
      ),
      pagina(
        'inloggenMislukt',
        'features/sessie/InloggenMisluktPage.tsx',
        () => import('../features/sessie/InloggenMisluktPage.tsx'),
      ),
      pagina(
        'uitloggen',
        'features/sessie/UitloggenPage.tsx',
        () => import('../features/sessie/UitloggenPage.tsx'),
      ),
      ...([401, 403, 404, 500, 503] as const).map(statusRoute),
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
