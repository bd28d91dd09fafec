import {
  addTransitionType,
  startTransition,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { RouterContext, StateContext } from './contexts.ts';
import { Outlet } from './Outlet.tsx';
import type { ShownPage } from './route.ts';
import type { Router } from './Router.ts';

interface RouterProviderProps {
  readonly router: Router;
  /** What the way from one path to another is called for whoever animates it (`ViewTransition`). */
  readonly movement?: ((from: string, to: string) => string | undefined) | undefined;
}

/** Draws what the router shows, in slices: a tap meanwhile is answered in between. */
export function RouterProvider({ router, movement }: RouterProviderProps) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    let shown = router.state.page.location.pathname;
    const draw = () =>
      startTransition(() => {
        const { pathname } = router.state.page.location;
        const moves = pathname === shown ? undefined : movement?.(shown, pathname);
        shown = pathname;
        if (moves) addTransitionType(moves);
        setState(router.state);
      });
    draw();
    return router.subscribe(draw);
  }, [router, movement]);
  // Before any other effect: those of a page find its address.
  useInsertionEffect(() => router.enter(state.page), [router, state.page]);
  // After the frame: news of it before would have React do at once what may come later.
  useEffect(() => router.arrive(state.page), [router, state.page]);
  return (
    <RouterContext value={router}>
      <StateContext value={state}>
        <Outlet />
      </StateContext>
    </RouterContext>
  );
}

/** Draws one page, from which nothing leads anywhere: on the server. */
export function StaticRouterProvider({ page }: { readonly page: ShownPage }) {
  return (
    <StateContext value={{ page, revalidating: false, blocked: undefined }}>
      <Outlet />
    </StateContext>
  );
}
