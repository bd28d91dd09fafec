import { buildClient } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { hydrateLinks } from './links.mjs';
import { pinnedNode } from './node.mjs';
import { fail, SetupError } from './output.mjs';
import { withSetupLock } from './setupLock.mjs';

/**
 * Brings a clone to the point where the app can start: what the lock file names, PostgreSQL's
 * library links, the built client. Does nothing where nothing changed. Ends the process with one
 * sentence when it cannot.
 * @returns {Promise<string>} the path of the pinned Node
 */
export async function prepare() {
  try {
    return await withSetupLock(async () => {
      await ensureInstalled();
      hydrateLinks();
      const node = pinnedNode();
      await buildClient();
      return node;
    });
  } catch (error) {
    if (error instanceof SetupError) return fail(error.message);
    throw error;
  }
}
