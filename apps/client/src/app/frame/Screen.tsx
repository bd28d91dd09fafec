import { ViewTransition } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useOnline } from '../../platform/online.ts';
import { StatusContent } from '../../features/statuspaginas/StatusContent.tsx';
import { OfflineScreen } from '../errors/OfflineScreen.tsx';
import { useMaintenanceCheck } from '../errors/useMaintenanceCheck.ts';

// Which ways move, `movementBetween` says; any other changes at once.
const moves = { deeper: 'deeper', back: 'back', default: 'none' };

/**
 * The page itself. Offline hides it and does not unmount it: a form under way is there when the
 * network is back (docs/decisions.md §9).
 */
export function Screen() {
  const online = useOnline();
  const { pathname } = useLocation();
  const inMaintenance = useMaintenanceCheck();
  if (inMaintenance) return <StatusContent status={503} />;
  return (
    <>
      {!online && (
        <div role="alert">
          <OfflineScreen />
        </div>
      )}
      <ViewTransition default="none" update={moves}>
        <div hidden={!online}>
          {/* Another claim or invoice is another page: what was typed and told at the one is not of the other. */}
          <Outlet key={pathname} />
        </div>
      </ViewTransition>
    </>
  );
}
