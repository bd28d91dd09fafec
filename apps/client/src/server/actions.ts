import type { PageName } from '@mijn/domain/paths';
import type { PageAction } from '../api/createAction.ts';
import type { RouteObject } from 'react-router';
import { action as overzicht } from '../features/overzicht/OverzichtPage.action.ts';
import { action as declaratie } from '../features/declaraties/detail/DeclaratiePage.action.ts';
import { action as declaraties } from '../features/declaraties/list/DeclaratiesPage.action.ts';
import { action as declaratieIndienen } from '../features/declaraties/submit/SubmitPage.action.ts';
import { action as facturen } from '../features/facturen/all/FacturenPage.action.ts';
import { action as betaalverzoek } from '../features/facturen/betaalverzoek/BetaalverzoekPage.action.ts';
import { action as berichten } from '../features/relatie/berichten/BerichtenPage.action.ts';
import { action as betaalinstellingen } from '../features/relatie/betaalinstellingen/BetaalinstellingenPage.action.ts';
import { action as emailBevestigen } from '../features/relatie/emailLink/EmailLinkPage.action.ts';
import { action as machtigingen } from '../features/relatie/machtigingen/MachtigingenPage.action.ts';
import { action as mijnGegevens } from '../features/relatie/MijnGegevensPage.action.ts';
import { action as vraagStellen } from '../features/vragen/VraagStellenPage.action.ts';
import { action as zorgkosten } from '../features/zorgkosten/ZorgkostenPage.action.ts';
import { action as vergoedingen } from '../features/zorgkosten/vergoedingen/VergoedingenPage.action.ts';
import { action as zorgpas } from '../features/zorgpas/ZorgpasPage.action.ts';
import { action as uitloggen } from '../features/sessie/SignOutPage.action.ts';

/**
 * Actions of the pages. Kept out of the route table, because the browser never runs them and its build
 * leaves them out.
 */
const actions: Readonly<Partial<Record<PageName, PageAction>>> = {
  overzicht,
  declaratie,
  declaraties,
  declaratieIndienen,
  facturen,
  betaalverzoek,
  berichten,
  betaalinstellingen,
  emailBevestigen,
  machtigingen,
  mijnGegevens,
  uitloggen,
  vergoedingen,
  vraagStellen,
  zorgkosten,
  zorgpas,
};

const byId = new Map<string | undefined, PageAction>(Object.entries(actions));

export const formsPerPage: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(actions).map(([page, { forms }]) => [page, forms]),
);

/** Adds the actions for posted forms to the routes. */
export function withActions(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const action = byId.get(route.id);
    if (route.index) return { ...route, ...(action && { action }) };
    const children = route.children && withActions(route.children);
    return { ...route, ...(children && { children }), ...(action && { action }) };
  });
}
