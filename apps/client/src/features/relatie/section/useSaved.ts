import { useEffect, useState } from 'react';
import { useRevalidation } from '../../../api/revalidation.ts';
import type { FullRelatie } from '../person.ts';

/** Delay before the relation is loaded again after a change (§4), in milliseconds. */
export const reloadAfterMs = 2000;

/**
 * Shows the relation in the answer to a change at once, and loads it again two seconds later in the background. If that
 * fails, the relation of the answer stays.
 * @param asked the relation as loaded last
 * @returns the relation to show, and a callback that receives the one of a change
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
