import { paginas } from '@mijn/domain/paden';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { magDoorsturen } from '../api/doorstuurWacht.ts';
import { useAppOmgeving } from '../api/omgeving.ts';
import { isInOnderhoud } from '../api/onderhoud.ts';

const doel = paginas.status503.pad;

/**
 * Checks for maintenance on every route change, beside the navigation and never in its way (§4, §7):
 * in maintenance it leads to /503.
 * @returns true when /503 has to be shown in place, as it was redirected to a moment ago.
 */
export function useOnderhoudControle(): boolean {
  const { config } = useAppOmgeving();
  const { pathname } = useLocation();
  const navigeer = useNavigate();
  const [inPlaats, zetInPlaats] = useState<string>();
  useEffect(() => {
    if (pathname === doel) return undefined;
    let weg = false;
    void isInOnderhoud(config).then((inOnderhoud) => {
      if (!inOnderhoud || weg) return;
      if (magDoorsturen(doel, Date.now(), sessionStorage)) void navigeer(doel);
      else zetInPlaats(pathname);
    });
    return () => {
      weg = true;
    };
  }, [config, pathname, navigeer]);
  return inPlaats === pathname;
}
