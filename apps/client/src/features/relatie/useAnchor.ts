import { useTakeFocus } from '@mijn/ui/useTakeFocus';
import { useEffect } from 'react';

function findAnchor(): HTMLElement | null {
  const place = document.getElementById(location.hash.slice(1));
  // A form that was opened by this address has the focus in its first field already.
  return place?.contains(document.activeElement) ? null : place;
}

/** Puts the focus where the address points, now and whenever a link on the page points elsewhere (§2). */
export function useAnchor(): void {
  useTakeFocus(findAnchor);
  useEffect(() => {
    const go = () => findAnchor()?.focus();
    addEventListener('hashchange', go);
    return () => removeEventListener('hashchange', go);
  }, []);
}
