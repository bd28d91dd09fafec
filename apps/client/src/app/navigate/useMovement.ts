import { addTransitionType, startTransition, use, useEffect } from 'react';
import { AppRouterContext } from '../../api/AppRouter.tsx';
import { movementBetween } from './movement.ts';

/** Tells React how a way from a list to one of its things moves (`ViewTransition`), and back. */
export function useMovement(): void {
  const router = use(AppRouterContext);
  // After the router's own subscription, so that React draws the page by then: what is said is said of that.
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
