import { type LoaderFunctionArgs, redirectDocument } from 'react-router';
import { isBackground } from './revalidation.ts';
import { type OperationResult, parseResponse, ApiError } from './response.ts';
import { isStopped } from './graphql.ts';
import { environmentIn, type LoaderEnvironment } from './environment.ts';
import { type Operation, textOf } from './operation.ts';
import { reactTo, reportUnforeseen } from './errorReactions.ts';
import { noteInsurerDay, nowIn } from './today.ts';
import { requiredLogin } from './returnPath.ts';
import { hasUnsent, markSessieGone } from './sessieGone.ts';

/** The arguments of a loader: a function to run operations, the requested address, and the environment. */
export interface LoaderRequest {
  /** Runs one operation; a screen takes one. */
  readonly request: <Data, Variables extends Readonly<Record<string, unknown>>>(
    operation: Operation<Data, Variables>,
    variables: Variables,
  ) => Promise<OperationResult<Data>>;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
  readonly url: URL;
  readonly environment: LoaderEnvironment;
}

const controls = /\p{Cc}/gu;

// Nobody types control characters and the insurer refuses them, so an address with one shows the page all
// the same.
function readable(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    Array.from(search, ([name, value]) => [name, value.replaceAll(controls, ' ')]),
  );
}

function toRequest({ context, params, request, url }: LoaderFunctionArgs): LoaderRequest {
  const environment = environmentIn(context);
  return {
    params,
    search: readable(url.searchParams),
    url,
    environment,
    request: async (operation, variables) => {
      const raw = await environment.graphql(
        { query: textOf(operation), variables },
        { signal: request.signal, background: isBackground(context) },
      );
      if (!environment.onServer) noteInsurerDay(raw.data, nowIn(environment));
      return parseResponse(raw);
    },
  };
}

// A failure in the background leaves the page in place, unless the session is gone and the page has no
// unsent input.
function mayStay({ status }: ApiError): boolean {
  if (status === 401) markSessieGone(hasUnsent());
  return status !== 401 || hasUnsent();
}

/**
 * Creates the loader of a route, the same for server and browser. It must return plain values, because they
 * travel in the data island. A page behind the login redirects to /inloggen without a session; an ApiError
 * leads to the reaction of §8, except in the background.
 */
export function createLoader<Value>(
  work: (request: LoaderRequest) => Promise<Value>,
): (args: LoaderFunctionArgs) => Promise<Value> {
  return async (args) => {
    const { url, context } = args;
    // After sign-out this document makes no more calls: the next page is a fresh document.
    if (isStopped()) throw redirectDocument(url.pathname + url.search);
    const request = toRequest(args);
    const login = requiredLogin(url.pathname + url.search, request.environment.loggedIn);
    if (login) throw redirectDocument(login);
    try {
      const value = await work(request);
      markSessieGone(false);
      return value;
    } catch (error) {
      if (!(error instanceof ApiError)) {
        reportUnforeseen(error, request.environment);
        throw error;
      }
      if (isBackground(context) && mayStay(error)) throw error;
      throw await reactTo(error, url, request.environment);
    }
  };
}
