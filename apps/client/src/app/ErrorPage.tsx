import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { noConnection } from '../api/errorReactions.ts';
import { DocumentTitle } from './DocumentTitle.tsx';
import { LazyStatus } from './lazyScreens.ts';
import { OfflineScreen, reload } from './OfflineScreen.tsx';
import { statusPageName } from './titles.ts';

/** The status an error of the router stands for; 500 for what nobody foresaw. */
export function statusOfError(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

// The page was never there, so that there is nothing to come back to but by asking again.
function Disconnected() {
  useEffect(() => {
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  return (
    <>
      <DocumentTitle page="offline" />
      <OfflineScreen />
    </>
  );
}

/** What stands in the place of a page that failed; the frame round it stays. */
export function ErrorPage() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.data === noConnection) return <Disconnected />;
  const status = statusOfError(error);
  return (
    <>
      <DocumentTitle page={statusPageName(status)} />
      <LazyStatus status={status} />
    </>
  );
}
