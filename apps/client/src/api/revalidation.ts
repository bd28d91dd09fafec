import {
  createContext,
  type DataRouter,
  type DataStrategyFunction,
  type DataStrategyResult,
  type RouterContextProvider,
  useRevalidator,
} from 'react-router';
import { use, useMemo } from 'react';
import { AppRouterContext } from './AppRouter.tsx';

/* Background revalidation: the app calls the loaders of a page again by itself, for instance while a
   claim is judged. It does not renew the session (docs/decisions.md §3), shows no progress, and leaves
   the shown data in place when it fails. React Router knows one kind of revalidation only, so this module
   records which ones run in the background. */

const backgroundContext = createContext(false);
const inBackground = new WeakSet<DataRouter>();
let isStarting = false;

/** Records in the context of the loaders that are about to run whether they run in the background. */
export function setBackground(context: RouterContextProvider): void {
  context.set(backgroundContext, isStarting);
}

/** Returns whether the loaders with this context run in the background. */
export function isBackground(context: Readonly<RouterContextProvider>): boolean {
  return context.get(backgroundContext);
}

/** Returns whether the current revalidation of the router runs in the background. */
export function isRevalidatingInBackground(router: DataRouter | undefined): boolean {
  return router !== undefined && inBackground.has(router);
}

/** Returns whether neither a navigation nor a revalidation is under way. */
function isIdle({ state }: DataRouter): boolean {
  return state.navigation.state === 'idle' && state.revalidation === 'idle';
}

/** Calls the loaders of the page again for a person; settles when they have answered. */
export async function revalidate(router: DataRouter): Promise<void> {
  inBackground.delete(router);
  await router.revalidate();
}

/** Calls the loaders again in the background, unless a person is already waiting for their answer. */
export async function revalidateInBackground(router: DataRouter): Promise<void> {
  if (!isIdle(router) && !inBackground.has(router)) return revalidate(router);
  inBackground.add(router);
  isStarting = true;
  // React Router creates the context of the loaders synchronously within this call.
  const revalidated = router.revalidate();
  isStarting = false;
  await revalidated;
  inBackground.delete(router);
}

const isFailure = ({ type, result }: DataStrategyResult) =>
  type === 'error' && !(result instanceof Response);

/**
 * Runs loaders as React Router does, but leaves the shown data in place when a loader fails in the
 * background.
 */
export function keepShown(routerOf: () => DataRouter): DataStrategyFunction {
  return async ({ matches, context }) => {
    const asked = matches.filter((match) => match.shouldCallHandler());
    const results = await Promise.all(asked.map((match) => match.resolve()));
    const shown: Readonly<Record<string, unknown>> = isBackground(context)
      ? routerOf().state.loaderData
      : {};
    return Object.fromEntries(
      results.map((result, at) => {
        const id = asked[at]?.route.id ?? '';
        const isKept = isFailure(result) && id in shown;
        return [id, isKept ? { type: 'data', result: shown[id] } : result];
      }),
    );
  };
}

/** Functions that call the loaders of this page again; each settles when they have answered. */
interface Revalidation {
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
