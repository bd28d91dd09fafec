import { ViewTransition } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useOnline } from '../../platform/online.ts';
import { StatusContent } from '../../features/statuspaginas/StatusContent.tsx';
import { OfflineScreen } from '../errors/OfflineScreen.tsx';
import { useMaintenanceCheck } from '../errors/useMaintenanceCheck.ts';

// `movementBetween` decides which navigations are animated; all others are not.
const moves = { deeper: 'deeper', back: 'back', default: 'none' };

/**
 * The page itself. Offline it is hidden and not unmounted, so that a form survives until the network is
 * back (docs/decisions.md §9).
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
          {/* The key remounts for another claim or invoice, because input and messages belong to one of
              them. */}
          <Outlet key={pathname} />
        </div>
      </ViewTransition>
    </>
  );
}
