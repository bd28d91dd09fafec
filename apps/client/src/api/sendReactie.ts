import { data, redirect, redirectDocument } from 'react-router';
import { forgetSignedIn } from '../platform/sessieStorage.ts';
import type { ApiError } from './apiError.ts';
import { mayRedirect } from './doorstuurWait.ts';
import { reactieOn, type StatusPage } from './errorReacties.ts';
import { isInMaintenance } from './maintenance.ts';
import type { LoaderEnvironment } from './environment.ts';
import { redirectToLogin } from './back.ts';

let failed: string | undefined;

/** The address whose loader last led to a status page, for its "Probeer opnieuw". */
export function failedAddress(): string | undefined {
  return failed;
}

/** An error that shows a status page where the screen would have stood, with its true HTTP status. */
export function statusError(status: StatusPage | 401) {
  return data(null, { status });
}

// On the server the status page stands in place, under the address that was asked.
function toStatusPage(status: StatusPage, url: URL, onServer: boolean): unknown {
  const target = `/${status}`;
  if (onServer || !mayRedirect(target, Date.now(), sessionStorage)) return statusError(status);
  failed = url.pathname + url.search;
  return redirect(target);
}

function toLogin(reason: 'unauthorized' | 'onleesbaar', url: URL, onServer: boolean): unknown {
  const address = redirectToLogin(url.pathname + url.search, reason);
  if (onServer) return redirect(address);
  if (!mayRedirect('/inloggen', Date.now(), sessionStorage)) {
    return statusError(reason === 'unauthorized' ? 401 : 500);
  }
  forgetSignedIn();
  return redirectDocument(address);
}

/**
 * Carries out §8's reaction to a failed call of a loader.
 * @returns what the loader has to throw: a redirect, or an error that shows a status page in place.
 */
export async function reactTo(
  error: ApiError,
  url: URL,
  { onServer, config }: LoaderEnvironment,
): Promise<unknown> {
  const reactie = reactieOn(error);
  if (reactie.soort === 'login') return toLogin(reactie.reden, url, onServer);
  if (reactie.soort === 'terPlaatse') return statusError(reactie.status);
  if (reactie.soort === 'statuspagina') return toStatusPage(reactie.status, url, onServer);
  return toStatusPage((await isInMaintenance(config)) ? 503 : 500, url, onServer);
}
