import { useEffect, useState } from 'react';
import { useRevalidation } from '../../../api/useRevalidation.ts';
import type { FullRelatie } from '../person.ts';

/** After a successful change the relation is asked again (§4), in milliseconds. */
export const reloadAfterMs = 2000;

/**
 * What a change answered, or that somebody was first, is shown at once, until the insurer was asked what is true: two seconds later. Nobody asks
 * for that: where it fails, what is shown stays.
 * @param asked the relation as it was asked last
 * @returns the relation to show, and what is told the one of a change
 */
export function useSaved(asked: FullRelatie): [FullRelatie, (now: FullRelatie) => void] {
  const [saved, setSaved] = useState<{ readonly over: FullRelatie; readonly now: FullRelatie }>();
  const { revalidateIfIdle } = useRevalidation();
  useEffect(() => {
    if (!saved) return undefined;
    const timer = setTimeout(() => void revalidateIfIdle(), reloadAfterMs);
    return () => clearTimeout(timer);
  }, [saved, revalidateIfIdle]);
  const shown = saved?.over === asked ? saved.now : asked;
  return [shown, (now) => setSaved({ over: asked, now })];
}
