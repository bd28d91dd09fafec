import { useEffect } from 'react';

/** Puts the focus where the address points, now and whenever a link on the page points elsewhere (§2). */
export function useAnchor(): void {
  useEffect(() => {
    const go = () => {
      const place = document.getElementById(location.hash.slice(1));
      // A form that was opened by this address has the focus in its first field already.
      if (place && !place.contains(document.activeElement)) place.focus();
    };
    go();
    addEventListener('hashchange', go);
    return () => removeEventListener('hashchange', go);
  }, []);
}
