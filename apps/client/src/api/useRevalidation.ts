import { use, useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { AppRouterContext } from './AppRouter.tsx';
import {
  isIdle,
  isRevalidatingInBackground,
  revalidate,
  revalidateInBackground,
} from './background.ts';

/** Functions that call the loaders of this page again; each settles when they have answered. */
export interface Revalidation {
  /** Revalidates for a person, who sees the progress. */
  readonly revalidate: () => Promise<void>;
  readonly revalidateInBackground: () => Promise<void>;
  /** Revalidates in the background; resolves to false when a navigation or revalidation is under way. */
  readonly revalidateIfIdle: () => Promise<boolean>;
  /** `loading` while a revalidation for a person is under way. */
  readonly state: 'idle' | 'loading';
}

/** Returns the functions that call the loaders of the current page again. */
export function useRevalidation(): Revalidation {
  const router = use(AppRouterContext);
  const { state } = useRevalidator();
  const ways = useMemo(
    () => ({
      revalidate: async () => router && revalidate(router),
      revalidateInBackground: async () => router && revalidateInBackground(router),
      revalidateIfIdle: async () => {
        if (!router || !isIdle(router)) return false;
        await revalidateInBackground(router);
        return true;
      },
    }),
    [router],
  );
  const shown = isRevalidatingInBackground(router) ? 'idle' : state;
  return useMemo(() => ({ ...ways, state: shown }), [ways, shown]);
}
