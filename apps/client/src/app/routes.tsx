import { type PaginaNaam, paginas } from '@mijn/domain/paden';
import { data, redirect, type RouteObject } from 'react-router';
import { laderOmgeving } from '../api/omgeving.ts';
import { FoutPagina } from './FoutPagina.tsx';
import { RootFout } from './RootFout.tsx';
import { RootLayout } from './RootLayout.tsx';
import { rootLoader } from './rootLoader.ts';

/** What a route says of itself. */
export interface RouteHandle {
  /** The module of its page, as the build's manifest names it: the server preloads it. */
  readonly bron: string;
}

type PaginaModule = Pick<RouteObject, 'Component' | 'loader' | 'action' | 'shouldRevalidate'>;
type Laad = () => Promise<PaginaModule>;

const handle = (bron: string): RouteHandle => ({ bron: `src/${bron}` });

// A page of the table in @mijn/domain/paden; `bron` and `laad` name the same module.
function pagina(naam: PaginaNaam, bron: string, laad: Laad): RouteObject {
  return {
    id: naam,
    path: paginas[naam].pad,
    handle: handle(bron),
    ErrorBoundary: FoutPagina,
    lazy: laad,
  };
}

// The true HTTP status of a status page under its own address.
function statusPagina(status: 401 | 403 | 404 | 500 | 503): RouteObject {
  const bron = 'features/statuspaginas/StatusPage.tsx';
  return {
    ...pagina(`status${status}`, bron, () => import('../features/statuspaginas/StatusPage.tsx')),
    loader: () => data({ status }, { status }),
  };
}

const binnen: RouteObject[] = [
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
    'facturen',
    'features/facturen/alle/FacturenPage.tsx',
    () => import('../features/facturen/alle/FacturenPage.tsx'),
  ),
  pagina(
    'betaalverzoek',
    'features/facturen/betaalverzoek/BetaalverzoekPage.tsx',
    () => import('../features/facturen/betaalverzoek/BetaalverzoekPage.tsx'),
  ),
  pagina(
    'factuur',
    'features/facturen/factuur/FactuurPage.tsx',
    () => import('../features/facturen/factuur/FactuurPage.tsx'),
  ),
  pagina(
    'specificatie',
    'features/facturen/specificatie/SpecificatiePage.tsx',
    () => import('../features/facturen/specificatie/SpecificatiePage.tsx'),
  ),
  pagina(
    'betalingAfhandeling',
    'features/betalingen/AfhandelingPage.tsx',
    () => import('../features/betalingen/AfhandelingPage.tsx'),
  ),
  pagina(
    'betalingGelukt',
    'features/betalingen/GeluktPage.tsx',
    () => import('../features/betalingen/GeluktPage.tsx'),
  ),
  pagina(
    'betalingMislukt',
    'app/betaling/MisluktPage.tsx',
    () => import('./betaling/MisluktPage.tsx'),
  ),
];

const buiten: RouteObject[] = [
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
];

const overal: RouteObject[] = [
  ...([401, 403, 404, 500, 503] as const).map(statusPagina),
  {
    id: 'onbekend',
    path: '*',
    Component: () => null,
    ErrorBoundary: FoutPagina,
    loader: () => {
      throw data(null, { status: 404 });
    },
  },
];

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
      {
        id: 'binnen',
        handle: handle('app/BinnenLayout.tsx'),
        lazy: () => import('./BinnenLayout.tsx'),
        children: binnen,
      },
      {
        id: 'buiten',
        handle: handle('app/BuitenLayout.tsx'),
        lazy: () => import('./BuitenLayout.tsx'),
        children: buiten,
      },
      {
        id: 'overal',
        handle: handle('app/OveralLayout.tsx'),
        lazy: () => import('./OveralLayout.tsx'),
        children: overal,
      },
    ],
  },
];
