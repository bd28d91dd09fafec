import { useSyncExternalStore } from 'react';

let underWay = { screen: false, document: false };
const listeners = new Set<() => void>();

function tell(news: Partial<typeof underWay>): void {
  underWay = { ...underWay, ...news };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether a navigation is under way. */
export function isNavigating(): boolean {
  return underWay.screen || underWay.document;
}

// A download and a `tel:` link leave this document in place.
function leaves({ destination, downloadRequest }: NavigateEvent): boolean {
  const { sameDocument, url } = destination;
  return !sameDocument && downloadRequest === null && url.startsWith('http');
}

const stay = () => tell({ document: false });

interface NavigatingRouter {
  readonly state: { readonly navigation: { readonly state: string } };
  subscribe(listener: () => void): unknown;
}

/**
 * Watches navigations to other screens by the router and, in browsers with the Navigation API, to fresh
 * documents, until this one is left or restored.
 */
export function watchNavigation(router: NavigatingRouter): void {
  router.subscribe(() => tell({ screen: router.state.navigation.state !== 'idle' }));
  addEventListener('pageshow', stay);
  if (!('navigation' in globalThis)) return;
  navigation.addEventListener('navigate', (event) => tell({ document: leaves(event) }));
  navigation.addEventListener('navigateerror', stay);
}

/**
 * Returns whether a navigation is under way. Bypasses the router's own state, which React renders when it
 * has time: the progress bar appears in the first frame (§9).
 */
export function useNavigating(): boolean {
  return useSyncExternalStore(subscribe, isNavigating, () => false);
}
