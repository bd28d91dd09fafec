import { use, useCallback } from 'react';
import type { RouterState } from 'react-router';
import { AppRouterContext } from './AppRouter.tsx';

type Places = Pick<RouterState, 'navigation' | 'location'>;

// From the moment that one sets out for another page, one is on the way there.
const pathOf = ({ navigation, location }: Places) => (navigation.location ?? location).pathname;

/** Notes at which page one is; what it answers tells, once, whether one has not gone on to another since. */
export function useStands(): () => () => boolean {
  const router = use(AppRouterContext);
  return useCallback(() => {
    if (!router) return () => true;
    const here = pathOf(router.state);
    let stands = true;
    const stop = router.subscribe((state) => {
      stands &&= pathOf(state) === here;
    });
    return () => {
      stop();
      return stands;
    };
  }, [router]);
}
