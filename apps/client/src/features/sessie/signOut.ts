import { ownHeader } from '@mijn/domain/headers';
import { callPaths } from '@mijn/domain/paths';
import { isStopped, stopCalls } from '../../api/graphql.ts';
import { reportSessieEnd } from '../../platform/sessieEnd.ts';
import { clearSessieStorage } from '../../platform/sessieStorage.ts';

/** How signing out went: the session is gone, or the gateway could not be reached. */
export type SignOutOutcome = 'succeeded' | 'mislukt';

let underWay: Promise<SignOutOutcome> | undefined;

async function callLogout(): Promise<SignOutOutcome> {
  clearSessieStorage();
  try {
    const response = await fetch(callPaths.gatewaySignOut, {
      credentials: 'same-origin',
      cache: 'no-store',
      headers: { [ownHeader.name]: ownHeader.value },
    });
    // No session any more is what was asked for.
    if (!response.ok && response.status !== 401) return 'mislukt';
  } catch {
    return 'mislukt';
  }
  stopCalls();
  reportSessieEnd();
  return 'succeeded';
}

/**
 * Signs out (§4): clears session storage but for the internal-mode marker, ends the session at the
 * gateway, tells the other tabs, and lets no further call leave this document. Once at a time, and
 * not again after it succeeded.
 */
export async function signOut(): Promise<SignOutOutcome> {
  if (isStopped()) return 'succeeded';
  underWay ??= callLogout().finally(() => {
    underWay = undefined;
  });
  return underWay;
}
