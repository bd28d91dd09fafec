import { pages } from '@mijn/domain/paths';
import { signOutForms } from '@mijn/domain/postedForm';
import { loginAddress } from '../../api/returnPath.ts';
import { createAction, type Posted, type PostAnswer } from '../../api/createAction.ts';
import { stopAllPushOperation } from './sessie.operations.ts';

async function end({ environment }: Posted, everywhere: boolean): Promise<PostAnswer> {
  try {
    // Whose sessions should end only a login can say; the form stands at Mijn gegevens.
    if ((await environment.stopSessie?.(everywhere)) === false) {
      return { to: loginAddress(pages.mijnGegevens.path, 'unauthorized') };
    }
  } catch {
    return { problem: 'unavailable' };
  }
  return { to: pages.uitloggen.path };
}

// Whoever leaves all devices is not told on any of them any more. That it cannot be told to the insurer
// holds nobody's sign-out up.
async function stopEverywhere(posted: Posted): Promise<PostAnswer> {
  const [answer] = await Promise.all([end(posted, true), posted.send(stopAllPushOperation, {})]);
  return answer;
}

/**
 * Signs out: the session ends in every tab and every copy at once, and the page says so. Or all sessions
 * of the person do, on every device.
 */
export const action = createAction({
  [signOutForms.here]: (posted) => end(posted, false),
  [signOutForms.everywhere]: stopEverywhere,
});
