import { type PageName, pages } from '@mijn/domain/paths';
import { data, redirect } from 'react-router';
import { ApiError, required } from '../api/response.ts';
import { createLoader, type LoaderRequest } from '../api/createLoader.ts';
import { parseReturnPath, pageOf } from '../api/returnPath.ts';
import { frameOperation } from './app.operations.ts';
import type { FrameRelatie, RootData } from './rootData.ts';

// Where nothing of a person is shown, or where asking for it would be asking what just failed.
const withoutRelatie: ReadonlySet<PageName | undefined> = new Set<PageName>([
  'uitloggen',
  'inloggenMislukt',
  'status401',
  'status500',
  'status503',
]);

// Someone with a living session has no business at the login page (§4); but whoever was just sent
// there by an error is not sent back by itself, or the two would chase each other.
function mayProceed({ search }: LoaderRequest): boolean {
  return !search.has('unauthorized') && !search.has('reden');
}

async function fetchRelatie({ request }: LoaderRequest): Promise<FrameRelatie> {
  return required(await request(frameOperation, {}), 'relatie');
}

async function maybeFetchRelatie(request: LoaderRequest): Promise<FrameRelatie | null> {
  try {
    return await fetchRelatie(request);
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** The root's data: the person of this document, asked once. */
export const rootLoader = createLoader(async (request): Promise<RootData> => {
  const { environment, url } = request;
  if (environment.forcedStatus) throw data(null, { status: environment.forcedStatus });
  const page = pageOf(url.pathname)?.page;
  if (!environment.loggedIn || withoutRelatie.has(page)) return { relatie: null };
  if (page !== undefined && pages[page].login) return { relatie: await fetchRelatie(request) };
  const relatie = await maybeFetchRelatie(request);
  if (page !== 'inloggen') return { relatie };
  if (relatie && mayProceed(request)) throw redirect(parseReturnPath(request.search));
  return { relatie: null };
});
