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

/** Whether a navigation is under way now. */
export function isNavigating(): boolean {
  return underWay.screen || underWay.document;
}

// A download and a call (`tel:`) leave this document where it is.
function leaves({ destination, downloadRequest }: NavigateEvent): boolean {
  const { sameDocument, url } = destination;
  return !sameDocument && downloadRequest === null && url.startsWith('http');
}

const stay = () => tell({ document: false });

/** What of a router tells whether it navigates. */
interface NavigatingRouter {
  readonly state: { readonly navigation: { readonly state: string } };
  subscribe(listener: () => void): unknown;
}

/**
 * Watches every way from one screen to another: the router's, and where the browser tells of them
 * those to a fresh document, until this one is left or comes back.
 */
export function watchNavigation(router: NavigatingRouter): void {
  router.subscribe(() => tell({ screen: router.state.navigation.state !== 'idle' }));
  addEventListener('pageshow', stay);
  if (!('navigation' in globalThis)) return;
  navigation.addEventListener('navigate', (event) => tell({ document: leaves(event) }));
  navigation.addEventListener('navigateerror', stay);
}

/**
 * Whether a navigation is under way. Told past the router's own state, which React draws when it has
 * time: the progress bar is there from the first frame (§9).
 */
export function useNavigating(): boolean {
  return useSyncExternalStore(subscribe, isNavigating, () => false);
}
