import { startTransition, useLayoutEffect, useState } from 'react';
import { RouterContext, StateContext } from './contexts.ts';
import { Outlet } from './Outlet.tsx';
import type { ShownPage } from './route.ts';
import type { Router } from './Router.ts';

/** Draws what the router shows, in slices: a tap meanwhile is answered in between. */
export function RouterProvider({ router }: { readonly router: Router }) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    const draw = () => startTransition(() => setState(router.state));
    draw();
    return router.subscribe(draw);
  }, [router]);
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
