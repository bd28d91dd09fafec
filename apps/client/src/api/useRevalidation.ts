import { use, useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { AppRouterContext } from './AppRouter.tsx';
import { isIdle, isLooking, look, revalidate } from './background.ts';

/** Asks the loaders of this page again. */
export interface Revalidation {
  /** Settles when they have come. */
  readonly revalidate: () => Promise<void>;
  /** The same, where nobody asked for it. */
  readonly look: () => Promise<void>;
  /** The same, but not while something is on its way already: false then. */
  readonly lookAgain: () => Promise<boolean>;
  /** Whether what somebody asked for is under way. */
  readonly state: 'idle' | 'loading';
}

/** Lets a component ask the loaders of its page again. */
export function useRevalidation(): Revalidation {
  const router = use(AppRouterContext);
  const { state } = useRevalidator();
  const ways = useMemo(
    () => ({
      revalidate: async () => router && revalidate(router),
      look: async () => router && look(router),
      lookAgain: async () => {
        if (!router || !isIdle(router)) return false;
        await look(router);
        return true;
      },
    }),
    [router],
  );
  const shown = isLooking(router) ? 'idle' : state;
  return useMemo(() => ({ ...ways, state: shown }), [ways, shown]);
}
