import { type PageName, pages } from '@mijn/domain/paths';
import { data, type LazyRouteFunction, replace, type RouteObject } from 'react-router';
import { environmentIn } from '../api/environment.ts';
import { isNameSaved } from '../features/relatie/section/saved.ts';
import { ErrorPage } from './errors/ErrorPage.tsx';
import { Component as InsideLayout } from './frame/InsideLayout.tsx';
import {
  Component as OverzichtPage,
  loader as overzichtLoader,
} from './overzicht/OverzichtPage.tsx';
import { RootError } from './errors/RootError.tsx';
import { RootLayout } from './root/RootLayout.tsx';
import { rootLoader } from './root/rootLoader.ts';

type Load = LazyRouteFunction<RouteObject>;

// Creates the route of a page of @mijn/domain/paths; `source` and `load` name the same module.
function page(name: PageName, source: string, load: Load): RouteObject {
  return {
    id: name,
    path: pages[name].path,
    handle: { source: `src/${source}` },
    ErrorBoundary: ErrorPage,
    lazy: load,
  };
}

// Sets the HTTP status of a status page under its own address.
function statusPage(status: 401 | 403 | 404 | 500 | 503): RouteObject {
  return {
    ...page(
      `status${status}`,
      'features/statuspaginas/StatusPage.tsx',
      () => import('../features/statuspaginas/StatusPage.tsx'),
    ),
    loader: () => data({ status }, { status }),
  };
}

const inside: RouteObject[] = [
  // The overview is part of the entry chunk, as its frame is, because most visits start there.
  {
    id: 'overzicht',
    path: pages.overzicht.path,
    loader: overzichtLoader,
    Component: OverzichtPage,
    ErrorBoundary: ErrorPage,
  },
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
    'apparaten',
    'features/relatie/ownPages/ApparatenPage.tsx',
    () => import('../features/relatie/ownPages/ApparatenPage.tsx'),
  ),
  page(
    'inzage',
    'features/relatie/ownPages/InzagePage.tsx',
    () => import('../features/relatie/ownPages/InzagePage.tsx'),
  ),
  page(
    'wijzigingen',
    'features/relatie/ownPages/WijzigingenPage.tsx',
    () => import('../features/relatie/ownPages/WijzigingenPage.tsx'),
  ),
  page(
    'berichten',
    'features/relatie/berichten/BerichtenPage.tsx',
    () => import('../features/relatie/berichten/BerichtenPage.tsx'),
  ),
  page(
    'zorgkosten',
    'app/zorgkosten/ZorgkostenPage.tsx',
    () => import('./zorgkosten/ZorgkostenPage.tsx'),
  ),
  page(
    'vooruit',
    'features/zorgkosten/vooruit/VooruitPage.tsx',
    () => import('../features/zorgkosten/vooruit/VooruitPage.tsx'),
  ),
  page(
    'zorggebruik',
    'features/zorggebruik/ZorggebruikPage.tsx',
    () => import('../features/zorggebruik/ZorggebruikPage.tsx'),
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
    'features/betalingen/HandlingPage.tsx',
    () => import('../features/betalingen/HandlingPage.tsx'),
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
  page(
    'introductie',
    'features/introduction/IntroductionPage.tsx',
    () => import('../features/introduction/IntroductionPage.tsx'),
  ),
  page('offline', 'app/errors/OfflinePage.tsx', () => import('./errors/OfflinePage.tsx')),
];

const everywhere: RouteObject[] = [
  page(
    'cookieInstellingen',
    'features/cookies/CookiesPage.tsx',
    () => import('../features/cookies/CookiesPage.tsx'),
  ),
  page(
    'toegankelijkheid',
    'help/accessibility/AccessibilityPage.tsx',
    () => import('../help/accessibility/AccessibilityPage.tsx'),
  ),
  page(
    'emailBevestigen',
    'features/relatie/emailLink/EmailLinkPage.tsx',
    () => import('../features/relatie/emailLink/EmailLinkPage.tsx'),
  ),
  ...([401, 403, 404, 500, 503] as const).map(statusPage),
  {
    id: 'unknown',
    path: '*',
    Component: () => null,
    ErrorBoundary: ErrorPage,
    loader: () => {
      throw data(null, { status: 404 });
    },
  },
];

export const routes: RouteObject[] = [
  {
    id: 'root',
    loader: rootLoader,
    // A screen is one request, so the frame is loaded once per document, and again after the name changed.
    shouldRevalidate: ({ nextUrl }) => isNameSaved(nextUrl.searchParams),
    Component: RootLayout,
    ErrorBoundary: RootError,
    children: [
      {
        id: 'begin',
        path: '/',
        loader: ({ context }) =>
          replace((environmentIn(context).loggedIn ? pages.overzicht : pages.inloggen).path),
      },
      {
        id: 'inside',
        Component: InsideLayout,
        children: inside,
      },
      {
        id: 'outside',
        handle: { source: 'src/app/frame/OutsideLayout.tsx' },
        lazy: () => import('./frame/OutsideLayout.tsx'),
        children: outside,
      },
      {
        id: 'everywhere',
        handle: { source: 'src/app/frame/EverywhereLayout.tsx' },
        lazy: () => import('./frame/EverywhereLayout.tsx'),
        children: everywhere,
      },
    ],
  },
];
