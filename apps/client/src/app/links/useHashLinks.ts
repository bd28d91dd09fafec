import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * Dispatches `hashchange` for links to a hash, which the router navigates to without the browser's event
 * (§2). A plain anchor, "back" and "forward" have that event, and are a pop for the router.
 */
export function useHashLinks(): void {
  const { hash, key } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const previous = useRef({ address: '', key });
  useEffect(() => {
    const { address, key: oldKey } = previous.current;
    previous.current = { address: location.href, key };
    if (isPop || key === oldKey || hash === '') return;
    dispatchEvent(new HashChangeEvent('hashchange', { oldURL: address, newURL: location.href }));
  }, [hash, key, isPop]);
}
