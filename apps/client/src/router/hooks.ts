import { use, useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import type { Blocked, RouterState, ShouldBlock } from './blocking.ts';
import { DepthContext, ErrorContext, RouterContext, StateContext } from './contexts.ts';
import type { Location, NavigateOptions, RevalidateOptions, ShownPage } from './route.ts';
import { trust } from '@mijn/domain/trust';

/** What a loader brings to its page; that it does is promised by route table and page, which take it from the same module. */
type LoaderData<Loader> = Loader extends (...input: never[]) => infer Value
  ? Awaited<Value>
  : Loader;

/**
 * What is drawn.
 * @throws Error outside the app.
 */
export function useRouterState(): RouterState {
  const state = use(StateContext);
  if (!state) throw new Error('No router above this component');
  return state;
}

/** The address of the page. */
export function useLocation(): Location {
  return useRouterState().page.location;
}

/** The query of the page's address. */
export function useSearch(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** Leads to an address of the app, or so many entries of the history on or back. */
export function useNavigate(): (to: string | number, options?: NavigateOptions) => Promise<void> {
  const router = use(RouterContext);
  return useCallback(
    async (to: string | number, options?: NavigateOptions) => router?.navigate(to, options),
    [router],
  );
}

/** Notes at which page one is; what it answers tells whether one has not gone on to another since. */
export function useStands(): () => () => boolean {
  const router = use(RouterContext);
  return useCallback(() => {
    const visit = router?.visit;
    return () => router?.visit === visit;
  }, [router]);
}

/** Tells by which address what is shown is found again, where that is not the one it came by. */
export function useAdopt(): (address: string) => void {
  const router = use(RouterContext);
  return useCallback((address: string) => router?.adopt(address), [router]);
}

/**
 * What the loader of this route brought.
 * @throws Error where there is no route.
 */
export function useLoaderData<Loader>(): LoaderData<Loader> {
  const { matches, loaderData } = useRouterState().page;
  const id = matches[use(DepthContext)]?.route.id;
  if (id === undefined) throw new Error('No route above this component');
  return trust<LoaderData<Loader>>(loaderData[id]);
}

/** What the loader of a route further out brought; undefined where it brought nothing. */
export function useRouteLoaderData<Loader>(id: string): LoaderData<Loader> | undefined {
  return trust<LoaderData<Loader>>(useRouterState().page.loaderData[id]);
}

/** What became of a form that was posted to this page and did not lead on; outside the app nothing did. */
export function useActionData<Action>(): LoaderData<Action> | undefined {
  const page: ShownPage | undefined = use(StateContext)?.page;
  const id = page?.matches[use(DepthContext)]?.route.id;
  return id === undefined ? undefined : trust<LoaderData<Action>>(page?.actionData?.[id]);
}

/** The error that this component tells. */
export function useRouteError(): unknown {
  return use(ErrorContext);
}

/** Asks the loaders of this page again. */
export interface Revalidation {
  /** Settles when they have come. */
  readonly revalidate: (options?: RevalidateOptions) => Promise<void>;
  /** The same, where nobody asked for it; not while something is on its way already: false then. */
  readonly lookAgain: () => Promise<boolean>;
  readonly state: 'idle' | 'loading';
}

/** Lets a component ask the loaders of its page again. */
export function useRevalidation(): Revalidation {
  const router = use(RouterContext);
  const { revalidating } = useRouterState();
  const revalidate = useCallback(
    async (options?: RevalidateOptions) => router?.revalidate(options),
    [router],
  );
  const lookAgain = useCallback(async () => {
    if (!router?.isIdle) return false;
    await router.revalidate({ isBackground: true });
    return true;
  }, [router]);
  return useMemo(
    () => ({ revalidate, lookAgain, state: revalidating ? 'loading' : 'idle' }),
    [revalidate, lookAgain, revalidating],
  );
}

/** Holds up a way from this page to where `shouldBlock` says; what is held up, until that is decided. */
export function useBlocker(shouldBlock: ShouldBlock): Blocked | undefined {
  const router = use(RouterContext);
  const asked = useEffectEvent(shouldBlock);
  useEffect(() => router?.guard((ways) => asked(ways)), [router]);
  return useRouterState().blocked;
}
