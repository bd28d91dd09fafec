import { useTakeFocus } from '@mijn/ui/useTakeFocus';
import { useEffect } from 'react';

function findAnchor(): HTMLElement | null {
  const place = document.getElementById(location.hash.slice(1));
  // A form that this address opened has the focus in its first field already.
  return place?.contains(document.activeElement) ? null : place;
}

/** Focuses the target of the address's fragment, now and after each link to another one (§2). */
export function useAnchor(): void {
  useTakeFocus(findAnchor);
  useEffect(() => {
    const go = () => findAnchor()?.focus();
    addEventListener('hashchange', go);
    return () => removeEventListener('hashchange', go);
  }, []);
}
