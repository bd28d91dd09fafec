import { loadModule, moduleOf } from './modules.ts';
import { isStatusError, Redirect, WithStatus } from './outcomes.ts';
import type { PageData, RouteMatch, RouteRequest, RouteWork } from './route.ts';

/** What the loaders of an address need to run. */
export type RunRequest = Omit<RouteRequest, 'params'>;

/** What they brought, and the HTTP status of that. */
export interface Outcome extends PageData {
  readonly status: number;
}

/** How the work of one route ended. */
type Result =
  | Redirect
  | { readonly value: unknown; readonly status: number }
  | { readonly error: unknown };

const toError = (error: unknown) =>
  error instanceof WithStatus ? { status: error.status, data: error.value } : error;

const statusOf = (error: unknown) => (isStatusError(error) ? error.status : 500);

async function run(work: () => unknown): Promise<Result> {
  try {
    const value = await work();
    if (value instanceof Redirect) return value;
    return value instanceof WithStatus ? value : { value, status: 200 };
  } catch (error) {
    return error instanceof Redirect ? error : { error: toError(error) };
  }
}

const runFor = ({ params }: RouteMatch, work: RouteWork | undefined, request: RunRequest) =>
  run(() => work?.({ ...request, params }));

const isBoundary = ({ route }: RouteMatch) => moduleOf(route).ErrorBoundary !== undefined;

/** The route that shows the error of the one at `at`: the nearest with a say, its own or outwards. */
function boundaryOf(matches: readonly RouteMatch[], at: number): string {
  return (matches.slice(0, at + 1).findLast(isBoundary) ?? matches[0])?.route.id ?? '';
}

function collect(
  matches: readonly RouteMatch[],
  results: readonly (Result | undefined)[],
): Outcome {
  const loaderData: Record<string, unknown> = {};
  const errors: Record<string, unknown> = {};
  let status = 200;
  let failed: number | undefined;
  for (const [at, result] of results.entries()) {
    const id = matches[at]?.route.id;
    if (!result || result instanceof Redirect || id === undefined) continue;
    if ('error' in result) {
      failed ??= statusOf(result.error);
      errors[boundaryOf(matches, at)] ??= result.error;
    } else {
      loaderData[id] = result.value;
      if (result.status !== 200) ({ status } = result);
    }
  }
  return { loaderData, errors: failed === undefined ? null : errors, status: failed ?? status };
}

/**
 * Runs the loaders of an address, all at once, and fetches what its routes are made of.
 * @param isAsked which of them run; the others' modules are fetched all the same
 */
export async function runLoaders(
  matches: readonly RouteMatch[],
  request: RunRequest,
  isAsked: (match: RouteMatch, at: number) => boolean = () => true,
): Promise<Redirect | Outcome> {
  const results = await Promise.all(
    matches.map(async (match, at): Promise<Result | undefined> => {
      const found = await run(() => loadModule(match.route));
      const { loader } = moduleOf(match.route);
      if ('error' in found) return found;
      return loader && isAsked(match, at) ? runFor(match, loader, request) : undefined;
    }),
  );
  return results.find((result) => result instanceof Redirect) ?? collect(matches, results);
}

/** Carries out what was posted to an address, then runs its loaders (server only). */
export async function runAction(
  matches: readonly RouteMatch[],
  request: RunRequest,
): Promise<Redirect | Outcome> {
  const last = matches.at(-1);
  if (!last) return { loaderData: {}, status: 404 };
  await loadModule(last.route);
  const {
    action = () => {
      throw new WithStatus(405);
    },
  } = moduleOf(last.route);
  const result = await runFor(last, action, request);
  if (result instanceof Redirect) return result;
  const { id } = last.route;
  const outcome = await runLoaders(
    matches,
    request,
    (match) => !('error' in result) || match !== last,
  );
  if (outcome instanceof Redirect) return outcome;
  if ('error' in result) {
    const errors = { [boundaryOf(matches, matches.length - 1)]: result.error };
    return { ...outcome, errors, status: statusOf(result.error) };
  }
  return { ...outcome, actionData: { [id]: result.value }, status: result.status };
}
