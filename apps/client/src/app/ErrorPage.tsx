import { isRouteErrorResponse, useRouteError } from 'react-router';
import { DocumentTitle } from './DocumentTitle.tsx';
import { LazyStatus } from './lazyScreens.ts';
import { statusPageName } from './titles.ts';

/** The status an error of the router stands for; 500 for what nobody foresaw. */
export function statusOfError(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

/** What stands in the place of a page that failed; the frame round it stays. */
export function ErrorPage() {
  const status = statusOfError(useRouteError());
  return (
    <>
      <DocumentTitle page={statusPageName(status)} />
      <LazyStatus status={status} />
    </>
  );
}
