import { type PageName, pages } from '@mijn/domain/paths';
import { isSentByError } from '@mijn/domain/queryFields';
import { redirect } from 'react-router';
import { ApiError, part, required } from '../../api/response.ts';
import { createLoader, type LoaderRequest } from '../../api/createLoader.ts';
import { daysAheadOf, nowIn } from '../../api/today.ts';
import { parseReturnPath, pageOf } from '../../api/returnPath.ts';
import { frameOperation } from './app.operations.ts';
import type { RootData } from './rootData.ts';

// Pages without personal data, or for which the call may repeat the one that just failed.
const withoutRelatie: ReadonlySet<PageName | undefined> = new Set<PageName>([
  'uitloggen',
  'inloggenMislukt',
  'introductie',
  'offline',
  'status401',
  'status500',
  'status503',
]);

// A person with a live session does not need the login page (§4); but one whom an error just sent there is
// not sent back automatically, because that would loop.
function mayProceed({ search }: LoaderRequest): boolean {
  return !isSentByError(search);
}

// Without a person the day follows the calendar.
const nobody: RootData = { relatie: null, due: 0, daysAhead: 0 };

async function fetchRootData({ request, environment }: LoaderRequest): Promise<RootData> {
  const response = await request(frameOperation, {});
  const relatie = required(response, 'relatie');
  const open = part(response, 'betaalverzoeken');
  const due = open.succeeded ? open.value.filter((one) => one.bedragTeBetalen > 0).length : 0;
  return { relatie, due, daysAhead: daysAheadOf(relatie.vandaag, nowIn(environment)) };
}

async function maybeFetchRootData(request: LoaderRequest): Promise<RootData> {
  try {
    return await fetchRootData(request);
  } catch (error) {
    if (error instanceof ApiError) return nobody;
    throw error;
  }
}

/** Loads the root's data: the person of this document and the insurer's day, once. */
export const rootLoader = createLoader(async (request): Promise<RootData> => {
  const { environment, url } = request;
  const page = pageOf(url.pathname)?.page;
  // A status page in place of another page keeps the frame, whose relation was loaded a moment ago.
  const isAlone = withoutRelatie.has(page) && !environment.statusPage;
  if (!environment.loggedIn || environment.asksNothing || isAlone) return nobody;
  if (page !== undefined && pages[page].login) {
    return fetchRootData(request);
  }
  const data = await maybeFetchRootData(request);
  if (page !== 'inloggen') return data;
  if (data.relatie && mayProceed(request)) throw redirect(parseReturnPath(request.search));
  return nobody;
});
