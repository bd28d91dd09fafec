import { type LoaderFunctionArgs, redirectDocument } from 'react-router';
import { isBackground } from './background.ts';
import { type OperationResult, parseResponse, ApiError } from './response.ts';
import { isStopped } from './graphql.ts';
import { environmentIn, type LoaderEnvironment } from './environment.ts';
import { type Operation, textOf } from './operation.ts';
import { reactTo, reportUnforeseen } from './errorReactions.ts';
import { noteInsurerDay, nowIn } from './today.ts';
import { requiredLogin } from './returnPath.ts';
import { hasUnsent, markSessieGone } from './sessieGone.ts';

/** What a loader gets: how to ask, the address asked, and the document's surroundings. */
export interface LoaderRequest {
  /** Runs one operation; one screen is one of these. */
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

// Nobody types these, and the insurer refuses them: an address that holds one shows the page all the same.
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

// What failed where nobody asked takes nothing away, unless the session is gone and nothing stands unsent.
function mayStay({ status }: ApiError): boolean {
  if (status === 401) markSessieGone(hasUnsent());
  return status !== 401 || hasUnsent();
}

/**
 * Makes a route's loader, the same for server and browser. What it returns has to be plain values
 * (they travel in the data island). A page behind the login leads to /inloggen without a session;
 * an ApiError leads to §8's reaction, but not where nobody asked.
 */
export function createLoader<Value>(
  work: (request: LoaderRequest) => Promise<Value>,
): (args: LoaderFunctionArgs) => Promise<Value> {
  return async (args) => {
    const { url, context } = args;
    // After signing out this document asks nothing more: what comes next is a fresh one.
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
