import { addTransitionType, startTransition, use, useEffect } from 'react';
import { AppRouterContext } from '../../api/AppRouter.tsx';
import type { PageName } from '@mijn/domain/paths';
import { pageOf } from '../../api/returnPath.ts';

/**
 * Adds the transition type of a navigation between a list and one of its items for React
 * (`ViewTransition`).
 */
export function useMovement(): void {
  const router = use(AppRouterContext);
  // Subscribes after the router's own subscription, so that the type applies to the page that React is
  // rendering.
  useEffect(() => {
    let shown = router?.state.location.pathname ?? '';
    return router?.subscribe(({ location }) => {
      const { pathname } = location;
      const moves = pathname === shown ? undefined : movementBetween(shown, pathname);
      shown = pathname;
      if (moves) startTransition(() => addTransitionType(moves));
    });
  }, [router]);
}

/** From a list to one of its items, or back. */
type Movement = 'deeper' | 'back';

/** The list of each detail page. */
const lists: Readonly<Partial<Record<PageName, PageName>>> = {
  declaratie: 'declaraties',
  factuur: 'facturen',
  betaalverzoek: 'facturen',
  specificatie: 'factuur',
};

/**
 * Returns the movement of a navigation, between a list and its item; undefined for any other, and with reduced
 * motion: then the browser makes no snapshot of the page either.
 */
export function movementBetween(from: string, to: string): Movement | undefined {
  const [here, there] = [pageOf(from)?.page, pageOf(to)?.page];
  if (!here || !there || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
  if (lists[there] === here) return 'deeper';
  return lists[here] === there ? 'back' : undefined;
}
