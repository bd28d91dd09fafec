import { pages } from '@mijn/domain/paths';
import { createAction } from '../../api/createAction.ts';

/** Signs out: the session ends in every tab and every copy at once, and the page says so. */
export const action = createAction({
  signOut: async ({ environment }) => {
    try {
      await environment.endSessie?.();
    } catch {
      return { problem: 'unavailable' };
    }
    return { to: pages.uitloggen.path };
  },
});
