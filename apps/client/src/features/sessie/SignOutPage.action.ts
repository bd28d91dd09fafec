import { pages } from '@mijn/domain/paths';
import { signOutForms } from '@mijn/domain/postedForm';
import { loginAddress } from '../../api/returnPath.ts';
import { createAction, type Posted, type PostAnswer } from '../../api/createAction.ts';
import { stopAllPushOperation } from './sessie.operations.ts';

async function end({ environment }: Posted, everywhere: boolean): Promise<PostAnswer> {
  try {
    // Ending all sessions of a person needs a session, which identifies them; its form is at Mijn gegevens.
    if ((await environment.stopSessie?.(everywhere)) === false) {
      return { to: loginAddress(pages.mijnGegevens.path, 'unauthorized') };
    }
  } catch {
    return { problem: 'unavailable' };
  }
  return { to: pages.uitloggen.path };
}

// A person who leaves all devices gets no notifications on any of them. A failure to tell the insurer does
// not delay the sign-out.
async function stopEverywhere(posted: Posted): Promise<PostAnswer> {
  const [answer] = await Promise.all([end(posted, true), posted.send(stopAllPushOperation, {})]);
  return answer;
}

/**
 * Signs out: the session ends in every tab and copy at once, and the page says so. Or all sessions of the
 * person end, on every device.
 */
export const action = createAction({
  [signOutForms.here]: (posted) => end(posted, false),
  [signOutForms.everywhere]: stopEverywhere,
});
