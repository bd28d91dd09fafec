import { type PageName, pages } from '@mijn/domain/paths';
import { data, redirect, type RouteObject } from 'react-router';
import { loaderEnvironment } from '../api/environment.ts';
import { savedField, savedName } from '../features/relatie/stateField.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { RootError } from './RootError.tsx';
import { RootLayout } from './RootLayout.tsx';
import { rootLoader } from './rootLoader.ts';

/** What a route says of itself. */
export interface RouteHandle {
  /** The module of its page, as the build's manifest names it: the server preloads it. */
  readonly bron: string;
}

type PageModule = Pick<RouteObject, 'Component' | 'loader' | 'action' | 'shouldRevalidate'>;
type Load = () => Promise<PageModule>;

const handle = (source: string): RouteHandle => ({ bron: `src/${source}` });

// A page of the table in @mijn/domain/paths; `bron` and `load` name the same module.
function page(name: PageName, source: string, load: Load): RouteObject {
  return {
    id: name,
    path: pages[name].path,
    handle: handle(source),
    ErrorBoundary: ErrorPage,
    lazy: load,
  };
}

// The true HTTP status of a status page under its own address.
function statusPage(status: 401 | 403 | 404 | 500 | 503): RouteObject {
  const source = 'features/statuspaginas/StatusPage.tsx';
  return {
    ...page(`status${status}`, source, () => import('../features/statuspaginas/StatusPage.tsx')),
    loader: () => data({ status }, { status }),
  };
}

const inside: RouteObject[] = [
  page('overzicht', 'app/OverzichtPage.tsx', () => import('./OverzichtPage.tsx')),
  page(
    'zorgpas',
    'features/zorgpas/ZorgpasPage.tsx',
    () => import('../features/zorgpas/ZorgpasPage.tsx'),
  ),
  page(
    'mijnGegevens',
    'features/relatie/MijnGegevensPage.tsx',
    () => import('../features/relatie/MijnGegevensPage.tsx'),
  ),
  page(
    'zorgkosten',
    'features/zorgkosten/ZorgkostenPage.tsx',
    () => import('../features/zorgkosten/ZorgkostenPage.tsx'),
  ),
  page(
    'declaraties',
    'features/declaraties/list/DeclaratiesPage.tsx',
    () => import('../features/declaraties/list/DeclaratiesPage.tsx'),
  ),
  page(
    'declaratieIndienen',
    'features/declaraties/submit/SubmitPage.tsx',
    () => import('../features/declaraties/submit/SubmitPage.tsx'),
  ),
  page(
    'declaratie',
    'features/declaraties/detail/DeclaratiePage.tsx',
    () => import('../features/declaraties/detail/DeclaratiePage.tsx'),
  ),
  page(
    'facturen',
    'features/facturen/all/FacturenPage.tsx',
    () => import('../features/facturen/all/FacturenPage.tsx'),
  ),
  page(
    'betaalverzoek',
    'features/facturen/betaalverzoek/BetaalverzoekPage.tsx',
    () => import('../features/facturen/betaalverzoek/BetaalverzoekPage.tsx'),
  ),
  page(
    'factuur',
    'features/facturen/factuur/FactuurPage.tsx',
    () => import('../features/facturen/factuur/FactuurPage.tsx'),
  ),
  page(
    'specificatie',
    'features/facturen/specificatie/SpecificatiePage.tsx',
    () => import('../features/facturen/specificatie/SpecificatiePage.tsx'),
  ),
  page(
    'betalingAfhandeling',
    'features/betalingen/SettlementPage.tsx',
    () => import('../features/betalingen/SettlementPage.tsx'),
  ),
  page(
    'betalingGelukt',
    'features/betalingen/SucceededPage.tsx',
    () => import('../features/betalingen/SucceededPage.tsx'),
  ),
  page('betalingMislukt', 'app/betaling/FailedPage.tsx', () => import('./betaling/FailedPage.tsx')),
];

const outside: RouteObject[] = [
  page(
    'inloggen',
    'features/sessie/LoginPage.tsx',
    () => import('../features/sessie/LoginPage.tsx'),
  ),
  page(
    'inloggenMislukt',
    'features/sessie/LoginFailedPage.tsx',
    () => import('../features/sessie/LoginFailedPage.tsx'),
  ),
  page(
    'uitloggen',
    'features/sessie/SignOutPage.tsx',
    () => import('../features/sessie/SignOutPage.tsx'),
  ),
  page('offline', 'app/OfflinePage.tsx', () => import('./OfflinePage.tsx')),
];

const everywhere: RouteObject[] = [
  ...([401, 403, 404, 500, 503] as const).map(statusPage),
  {
    id: 'onbekend',
    path: '*',
    Component: () => null,
    ErrorBoundary: ErrorPage,
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
    // A screen is one request: what the frame shows is asked once per document, and when the name changed.
    shouldRevalidate: ({ nextUrl }) => nextUrl.searchParams.get(savedField) === savedName,
    Component: RootLayout,
    ErrorBoundary: RootError,
    children: [
      {
        index: true,
        loader: ({ context }) =>
          redirect(
            (context.get(loaderEnvironment).loggedIn ? pages.overzicht : pages.inloggen).path,
          ),
      },
      {
        id: 'inside',
        handle: handle('app/InsideLayout.tsx'),
        lazy: () => import('./InsideLayout.tsx'),
        children: inside,
      },
      {
        id: 'outside',
        handle: handle('app/OutsideLayout.tsx'),
        lazy: () => import('./OutsideLayout.tsx'),
        children: outside,
      },
      {
        id: 'everywhere',
        handle: handle('app/EverywhereLayout.tsx'),
        lazy: () => import('./EverywhereLayout.tsx'),
        children: everywhere,
      },
    ],
  },
];
