import type { DataRouter } from 'react-router';
import type { Environment } from '../../api/environment.ts';
import { requiredLogin } from '../../api/returnPath.ts';
import { createAppRouter } from './createAppRouter.ts';

const isInitialized = (router: DataRouter): Promise<void> =>
  new Promise((resolve) => {
    const check = () => router.state.initialized && resolve();
    router.subscribe(check);
    check();
  });

/**
 * Creates the router of a document that was not rendered on the server: it loads the first screen here.
 * Resolves when that is loaded, and never when it redirects to another document.
 */
export async function createFreshRouter(environment: Environment): Promise<DataRouter> {
  const { pathname, search, hash } = location;
  const login = requiredLogin(pathname + search + hash, environment.loggedIn);
  if (login !== undefined) {
    // Replaces this document in the history, because it only redirects.
    location.replace(login);
    return new Promise(() => {});
  }
  const router = createAppRouter(environment);
  await isInitialized(router);
  return router;
}
