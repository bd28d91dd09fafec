import { addTransitionType, startTransition, use, useEffect } from 'react';
import { AppRouterContext } from '../../api/AppRouter.tsx';
import { movementBetween } from './movement.ts';

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
