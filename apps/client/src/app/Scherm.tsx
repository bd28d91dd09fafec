import { Outlet } from 'react-router';
import { useOnline } from '../platform/online.ts';
import { LuiStatus } from './luieSchermen.ts';
import { OfflineScherm } from './OfflineScherm.tsx';
import { useOnderhoudControle } from './useOnderhoudControle.ts';

/**
 * The page itself. Offline hides it and does not unmount it: a form under way is there when the
 * network is back (decisions §9).
 */
export function Scherm() {
  const online = useOnline();
  const inOnderhoud = useOnderhoudControle();
  if (inOnderhoud) return <LuiStatus status={503} />;
  return (
    <>
      {!online && <OfflineScherm />}
      <div hidden={!online}>
        <Outlet />
      </div>
    </>
  );
}
