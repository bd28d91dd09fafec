import { pages } from '@mijn/domain/paths';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { rememberOriginalUrl } from '../../api/originalUrl.ts';
import { mayRedirect } from '../../platform/redirectGuard.ts';
import { useAppEnvironment } from '../../api/environment.ts';
import { isInMaintenance } from '../../api/maintenance.ts';

const target = pages.status503.path;

/**
 * Checks for maintenance on every route change, in parallel with the navigation (§4, §7), and redirects to
 * /503 if there is any.
 * @returns true when /503 has to be shown in place, because a redirect to it was just made; the next visit,
 * also to the same address, checks again
 */
export function useMaintenanceCheck(): boolean {
  const { config } = useAppEnvironment();
  const visit = useLocation();
  const navigate = useNavigate();
  const [replaced, setInPlace] = useState<typeof visit>();
  useEffect(() => {
    const { pathname } = visit;
    if (pathname === target) return undefined;
    let gone = false;
    void isInMaintenance(config).then((inMaintenance) => {
      if (!inMaintenance || gone) return;
      if (!mayRedirect(target, Date.now())) return setInPlace(visit);
      rememberOriginalUrl(pathname + location.search);
      void navigate(target);
    });
    return () => {
      gone = true;
    };
  }, [config, visit, navigate]);
  return replaced === visit;
}
