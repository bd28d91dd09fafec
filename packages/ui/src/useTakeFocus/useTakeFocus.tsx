import { useEffect, useEffectEvent } from 'react';
import { useHydrating } from '../useHydrating/useHydrating.tsx';

/**
 * Focuses an element when it appears. On hydration it does so only if the focus has not moved since the
 * page loaded, and without scrolling.
 * @param find returns the element, or null to leave the focus
 * @param isWanted delays the focus until true
 */
export function useTakeFocus(find: () => HTMLElement | null, isWanted = true): void {
  const isDrawn = useHydrating();
  const take = useEffectEvent(() => {
    const element = find();
    const at = isDrawn && document.activeElement;
    // The body or the target of the hash is where the browser puts the focus by default.
    if (!at || at.contains(element)) element?.focus({ preventScroll: isDrawn });
  });
  useEffect(() => {
    if (isWanted) take();
  }, [isWanted]);
}
