import { useEffect } from 'react';
import { noConnection } from '../../api/errorReactions.ts';
import { apiTransport } from '../../platform/apiTransport.ts';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { DocumentTitle, statusPageName } from '../title/title.tsx';
import { StatusContent } from '../../features/statuspaginas/StatusContent.tsx';
import { OfflineScreen, reload } from './OfflineScreen.tsx';

// The page was never rendered, so a reload is the only way to it.
function Disconnected() {
  useEffect(() => {
    const { whenReachable } = apiTransport.current;
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

/** Replaces a page that failed; the frame around it stays. */
export function ErrorPage() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.data === noConnection) return <Disconnected />;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <>
      <DocumentTitle page={statusPageName(status)} />
      <StatusContent status={status} crashed={!isRouteErrorResponse(error)} />
    </>
  );
}
