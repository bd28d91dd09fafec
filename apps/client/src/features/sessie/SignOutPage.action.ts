import { pages } from '@mijn/domain/paths';
import { createAction, type Posted, type PostAnswer } from '../../api/createAction.ts';

async function end({ environment }: Posted, everywhere: boolean): Promise<PostAnswer> {
  try {
    await environment.endSessie?.(everywhere);
  } catch {
    return { problem: 'unavailable' };
  }
  return { to: pages.uitloggen.path };
}

/**
 * Signs out: the session ends in every tab and every copy at once, and the page says so. Or all sessions
 * of the person do, on every device.
 */
export const action = createAction({
  signOut: (posted) => end(posted, false),
  signOutEverywhere: (posted) => end(posted, true),
});
