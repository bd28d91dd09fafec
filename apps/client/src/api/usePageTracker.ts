import { use, useCallback } from 'react';
import type { RouterState } from 'react-router';
import { AppRouterContext } from './AppRouter.tsx';

type Places = Pick<RouterState, 'navigation' | 'location'>;

// A navigation counts from its start, not from its end.
const pathOf = ({ navigation, location }: Places) => (navigation.location ?? location).pathname;

/**
 * Returns `trackPage`, which remembers the current page. The function that it returns is called once, when
 * slow work has ended, and tells whether the person stayed on that page all the time.
 */
export function usePageTracker(): () => () => boolean {
  const router = use(AppRouterContext);
  return useCallback(() => {
    if (!router) return () => true;
    const here = pathOf(router.state);
    let isStillHere = true;
    const stop = router.subscribe((state) => {
      isStillHere &&= pathOf(state) === here;
    });
    return () => {
      stop();
      return isStillHere;
    };
  }, [router]);
}
