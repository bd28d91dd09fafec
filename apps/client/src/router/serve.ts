import { matchRoutes } from './matchRoutes.ts';
import { Redirect } from './outcomes.ts';
import type { Route, ShownPage } from './route.ts';
import { runAction, runLoaders, type RunRequest } from './runRoutes.ts';

/** A page to be rendered, with its HTTP status. */
export interface ServedPage extends ShownPage {
  readonly status: number;
}

/**
 * Answers an address on the server: runs its loaders, and before them, where something was posted to
 * it, the action of its page.
 */
export async function servePage(
  routes: readonly Route[],
  request: RunRequest & { readonly isPosted: boolean },
): Promise<Redirect | ServedPage> {
  const { pathname, search } = request.url;
  const matches = matchRoutes(routes, pathname);
  const outcome = await (request.isPosted ? runAction : runLoaders)(matches, request);
  if (outcome instanceof Redirect) return outcome;
  const location = { pathname, search, hash: '', key: 'default' };
  return { ...outcome, location, matches, scroll: 'keep' };
}
