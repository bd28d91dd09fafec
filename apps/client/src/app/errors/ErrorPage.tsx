import { useEffect } from 'react';
import { noConnection } from '../../api/errorReactions.ts';
import { door } from '../../platform/door.ts';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { DocumentTitle } from '../title/DocumentTitle.tsx';
import { StatusContent } from '../../features/statuspaginas/StatusContent.tsx';
import { OfflineScreen, reload } from './OfflineScreen.tsx';
import { statusPageName } from '../title/titles.ts';

// The page was never there, so that there is nothing to come back to but by asking again.
function Disconnected() {
  useEffect(() => {
    const { whenReachable } = door.current;
    if (whenReachable) return whenReachable(reload);
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
  // 500 for what nobody foresaw.
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <>
      <DocumentTitle page={statusPageName(status)} />
      <StatusContent status={status} />
    </>
  );
}
