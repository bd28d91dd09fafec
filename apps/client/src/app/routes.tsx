import { type PageName, pages } from '@mijn/domain/paths';
import { data, type LazyRouteFunction, replace, type RouteObject } from 'react-router';
import { environmentIn } from '../api/environment.ts';
import { isNameSaved } from '../features/relatie/section/saved.ts';
import { ErrorPage } from './errors/ErrorPage.tsx';
import { Component as InsideLayout } from './frame/InsideLayout.tsx';
import {
  Component as OverzichtPage,
  loader as overzichtLoader,
} from '../features/overzicht/OverzichtPage.tsx';
import { RootError } from './errors/RootError.tsx';
import { RootLayout } from './root/RootLayout.tsx';
import { rootLoader } from './root/rootLoader.ts';

type Load = LazyRouteFunction<RouteObject>;

// Creates the route of a page of @mijn/domain/paths.
function page(name: PageName, lazy: Load): RouteObject {
  return { id: name, path: pages[name].path, ErrorBoundary: ErrorPage, lazy };
}

// Sets the HTTP status of a status page under its own address.
function statusPage(status: 401 | 403 | 404 | 500 | 503): RouteObject {
  return {
    ...page(`status${status}`, () => import('../features/statuspaginas/StatusPage.tsx')),
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
  page('zorgpas', () => import('../features/zorgpas/ZorgpasPage.tsx')),
  page('mijnGegevens', () => import('../features/relatie/MijnGegevensPage.tsx')),
  page(
    'betaalinstellingen',
    () => import('../features/relatie/betaalinstellingen/BetaalinstellingenPage.tsx'),
  ),
  page('documenten', () => import('../features/relatie/documenten/DocumentenPage.tsx')),
  page('apparaten', () => import('../features/relatie/ownPages/ApparatenPage.tsx')),
  page('inzage', () => import('../features/relatie/ownPages/InzagePage.tsx')),
  page('wijzigingen', () => import('../features/relatie/ownPages/WijzigingenPage.tsx')),
  page('bewaard', () => import('../features/relatie/ownPages/BewaardPage.tsx')),
  page('machtigingen', () => import('../features/relatie/machtigingen/MachtigingenPage.tsx')),
  page('berichten', () => import('../features/relatie/berichten/BerichtenPage.tsx')),
  page('vragen', () => import('../features/vragen/VragenPage.tsx')),
  page('vraagStellen', () => import('../features/vragen/VraagStellenPage.tsx')),
  page('zorgkosten', () => import('../features/zorgkosten/ZorgkostenPage.tsx')),
  page('vooruit', () => import('../features/zorgkosten/vooruit/VooruitPage.tsx')),
  page('vergoedingen', () => import('../features/zorgkosten/vergoedingen/VergoedingenPage.tsx')),
  page('zorggebruik', () => import('../features/zorggebruik/ZorggebruikPage.tsx')),
  page('declaraties', () => import('../features/declaraties/list/DeclaratiesPage.tsx')),
  page('declaratieIndienen', () => import('../features/declaraties/submit/SubmitPage.tsx')),
  page('declaratie', () => import('../features/declaraties/detail/DeclaratiePage.tsx')),
  page('facturen', () => import('../features/facturen/all/FacturenPage.tsx')),
  page('betaalverzoek', () => import('../features/facturen/betaalverzoek/BetaalverzoekPage.tsx')),
  page('factuur', () => import('../features/facturen/factuur/FactuurPage.tsx')),
  page('specificatie', () => import('../features/facturen/specificatie/SpecificatiePage.tsx')),
  page('betalingAfhandeling', () => import('../features/betalingen/HandlingPage.tsx')),
  page('betalingGelukt', () => import('../features/betalingen/SucceededPage.tsx')),
  page('betalingMislukt', () => import('../features/betalingen/FailedPage.tsx')),
];

const outside: RouteObject[] = [
  page('inloggen', () => import('../features/sessie/LoginPage.tsx')),
  page('inloggenMislukt', () => import('../features/sessie/LoginFailedPage.tsx')),
  page('uitloggen', () => import('../features/sessie/SignOutPage.tsx')),
  page('introductie', () => import('../features/introduction/IntroductionPage.tsx')),
  page('offline', () => import('./errors/OfflinePage.tsx')),
];

const everywhere: RouteObject[] = [
  page('cookieInstellingen', () => import('../features/cookies/CookiesPage.tsx')),
  page('toegankelijkheid', () => import('../features/accessibility/AccessibilityPage.tsx')),
  page('emailBevestigen', () => import('../features/relatie/emailLink/EmailLinkPage.tsx')),
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
        lazy: () => import('./frame/OutsideLayout.tsx'),
        children: outside,
      },
      {
        id: 'everywhere',
        lazy: () => import('./frame/EverywhereLayout.tsx'),
        children: everywhere,
      },
    ],
  },
];
