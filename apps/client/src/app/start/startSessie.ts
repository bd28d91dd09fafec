import type { Environment } from '../../api/environment.ts';
import { markCalls, fetchCall } from '../../platform/apiTransport.ts';
import { watchPerson, watchSessieEnd } from '../../platform/sessieEnd.ts';
import { forgetLoggedIn, rememberLoggedIn } from '../../platform/sessieStorage.ts';
import { callPaths, pages } from '@mijn/domain/paths';
import { formFields, signOutForms } from '@mijn/domain/postedForm';
import { stopCalls } from '../../api/graphql.ts';
import { hasUnsent } from '../../api/sessieGone.ts';

/**
 * Records whether somebody is logged in, signs out by a call, and ends this document with their session or
 * with another person's.
 */
export function startSessie({
  loggedIn,
  personMark,
}: Pick<Environment, 'loggedIn' | 'personMark'>): void {
  if (!loggedIn) {
    forgetLoggedIn();
    return;
  }
  rememberLoggedIn();
  watchSessieEnd();
  watchSignOut();
  if (personMark === undefined) return;
  markCalls(personMark);
  watchPerson(personMark);
}

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
