import type { Environment } from '../../api/environment.ts';
import { markCalls } from '../../platform/apiTransport.ts';
import { watchPerson, watchSessieEnd } from '../../platform/sessieEnd.ts';
import { forgetLoggedIn, rememberLoggedIn } from '../../platform/sessieStorage.ts';
import { watchSignOut } from './signOut.ts';

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
