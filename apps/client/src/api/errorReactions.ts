import { data, redirect, redirectDocument } from 'react-router';
import { pages } from '@mijn/domain/paths';
import { mayRedirect } from '../platform/redirectGuard.ts';
import { forgetLoggedIn } from '../platform/sessieStorage.ts';
import { rememberOriginalUrl } from './originalUrl.ts';
import type { LoaderEnvironment } from './environment.ts';
import { isInMaintenance } from './maintenance.ts';
import { type ApiError, outdatedStatus } from './response.ts';
import { loginAddress, type LoginReason } from './returnPath.ts';

/** The statuses that have a screen besides 401 (§2). */
export type StatusPage = 403 | 404 | 500 | 503;

/** The reaction to a failed loader (§8). */
export type Reaction =
  | { readonly kind: 'login'; readonly reason: LoginReason }
  | { readonly kind: 'statusPage'; readonly status: StatusPage }
  /** /503 in maintenance, else /500. */
  | { readonly kind: 'maintenanceCheck' }
  /** The offline screen: the connection was cut, even if the device reports a network. */
  | { readonly kind: 'offline' }
  /** A message in place of the screen, under its own address. */
  | { readonly kind: 'inPlace'; readonly status: StatusPage | typeof outdatedStatus };

interface Line {
  readonly when: (error: ApiError) => boolean;
  readonly reaction: Reaction;
}

const hasStatus = (status: number) => (error: ApiError) => error.status === status;

const withPage: readonly StatusPage[] = [403, 404, 503];

// The table of §8, first match wins. A refusal whose status has no screen (400, 408, 413, 429, …) is shown
// in place.
const table: readonly Line[] = [
  { when: ({ kind }) => kind === 'network', reaction: { kind: 'offline' } },
  { when: ({ kind }) => kind === 'syntax', reaction: { kind: 'login', reason: 'onleesbaar' } },
  // A timeout alone does not prove maintenance.
  { when: ({ kind }) => kind === 'unreachable', reaction: { kind: 'maintenanceCheck' } },
  { when: hasStatus(401), reaction: { kind: 'login', reason: 'unauthorized' } },
  { when: hasStatus(outdatedStatus), reaction: { kind: 'inPlace', status: outdatedStatus } },
  ...withPage.map((status): Line => ({
    when: hasStatus(status),
    reaction: { kind: 'statusPage', status },
  })),
  { when: hasStatus(500), reaction: { kind: 'maintenanceCheck' } },
];

/** Returns the reaction to a failed call, by the table of §8. */
export function reactionTo(error: ApiError): Reaction {
  return table.find(({ when }) => when(error))?.reaction ?? { kind: 'inPlace', status: 500 };
}

/** Returns an error that shows a status page in place of the screen, with its true HTTP status. */
export function statusError(status: StatusPage | 401 | typeof outdatedStatus) {
  return data(null, { status });
}

/** The data of a router error when no connection could be made. */
export const noConnection = 'offline';

/** Returns the address of a status page. */
export function statusPath(status: StatusPage | 401): string {
  return pages[`status${status}`].path;
}

/**
 * Reports an unforeseen error to the log of the server. Redirects and status pages are thrown on purpose,
 * and an aborted page is no error.
 */
export function reportUnforeseen(
  error: unknown,
  { reportError }: Pick<LoaderEnvironment, 'reportError'>,
): void {
  if (error instanceof Error && error.name !== 'AbortError') reportError?.(error);
}

// The server follows this redirect internally and answers with the status page at once.
function toStatusPage(status: StatusPage, url: URL, onServer: boolean): unknown {
  const target = statusPath(status);
  if (onServer) return redirect(target);
  if (!mayRedirect(target, Date.now())) return statusError(status);
  rememberOriginalUrl(url.pathname + url.search);
  return redirect(target);
}

function toLogin(reason: LoginReason, url: URL, onServer: boolean): unknown {
  const address = loginAddress(url.pathname + url.search, reason);
  if (onServer) return redirect(address);
  if (!mayRedirect(pages.inloggen.path, Date.now())) {
    return statusError(reason === 'unauthorized' ? 401 : 500);
  }
  forgetLoggedIn();
  return redirectDocument(address);
}

/**
 * Carries out the reaction of §8 to a failed call of a loader.
 * @returns the value that the loader has to throw: a redirect, or an error that shows a status page in
 * place
 */
export async function reactTo(
  error: ApiError,
  url: URL,
  { onServer, config }: Pick<LoaderEnvironment, 'onServer' | 'config'>,
): Promise<unknown> {
  const reaction = reactionTo(error);
  if (reaction.kind === 'login') return toLogin(reaction.reason, url, onServer);
  if (reaction.kind === 'offline') return data(noConnection, { status: 200 });
  if (reaction.kind === 'inPlace') return statusError(reaction.status);
  if (reaction.kind === 'statusPage') return toStatusPage(reaction.status, url, onServer);
  return toStatusPage((await isInMaintenance(config)) ? 503 : 500, url, onServer);
}
