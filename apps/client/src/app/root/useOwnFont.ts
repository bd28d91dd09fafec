import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Shows the product's font from the next screen on, once the service worker has it: on the first screen the text would
 * move. Until then `fontScript` leaves a first visit in the fallback.
 */
export function useOwnFont(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useLayoutEffect(() => {
    if (pathname === first.current || !navigator.serviceWorker?.controller) return;
    delete document.documentElement.dataset['font'];
  }, [pathname]);
}
