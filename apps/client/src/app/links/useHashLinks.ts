import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Dispatches `hashchange` for links to a hash, which the router navigates to without the browser's event
 * (§2).
 */
export function useHashLinks(): void {
  const { hash, key } = useLocation();
  const previous = useRef({ address: '', key });
  useEffect(() => {
    const { address, key: oldKey } = previous.current;
    previous.current = { address: location.href, key };
    if (key === oldKey || hash === '') return;
    dispatchEvent(new HashChangeEvent('hashchange', { oldURL: address, newURL: location.href }));
  }, [hash, key]);
}
