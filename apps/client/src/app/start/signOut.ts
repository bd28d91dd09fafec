import { callPaths, pages } from '@mijn/domain/paths';
import { formFields, signOutForms } from '@mijn/domain/postedForm';
import { stopCalls } from '../../api/graphql.ts';
import { hasUnsent } from '../../api/sessieGone.ts';
import { fetchCall } from '../../platform/apiTransport.ts';

async function signOut(form: HTMLFormElement, leaveFor: (path: string) => void): Promise<void> {
  const response = await fetchCall(callPaths.gatewaySignOut).catch(() => undefined);
  // The page of the posted form reports the failure, and offers to try again.
  if (response?.ok !== true) return form.submit();
  stopCalls();
  return leaveFor(pages.uitloggen.path);
}

/**
 * Signs out by the gateway's call (§4) when a sign-out form is submitted. The browser posts the form itself
 * without script, and beside unsent input, because its leave prompt comes before the post.
 * @param leaveFor opens a fresh document; for tests, which stay in theirs
 */
export function watchSignOut(leaveFor = (path: string): void => location.assign(path)): void {
  addEventListener('submit', (event) => {
    const { target: form } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || hasUnsent()) return;
    if (new FormData(form).get(formFields.name) !== signOutForms.here) return;
    event.preventDefault();
    void signOut(form, leaveFor);
  });
}
