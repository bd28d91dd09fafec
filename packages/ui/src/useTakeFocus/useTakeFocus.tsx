import { useEffect, useEffectEvent } from 'react';
import { useHydrating } from '../useHydrating/useHydrating.tsx';

/**
 * Gives something the focus when it appears. What the server drew appeared long before React takes it over: there it
 * gets the focus only from who has not gone on meanwhile, and nothing scrolls.
 * @param find what it is; nothing leaves the focus where it is
 * @param isWanted not before it is
 */
export function useTakeFocus(find: () => HTMLElement | null, isWanted = true): void {
  const isDrawn = useHydrating();
  const take = useEffectEvent(() => {
    const element = find();
    const at = isDrawn && document.activeElement;
    // What stands round it, the body or what the address points to, is where the browser began by itself.
    if (!at || at.contains(element)) element?.focus({ preventScroll: isDrawn });
  });
  useEffect(() => {
    if (isWanted) take();
  }, [isWanted]);
}
