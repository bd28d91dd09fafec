import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The router changes an address without the browser's own event; links to a hash trigger it (§2). */
export function useHashLinks(): void {
  const { hash, key } = useLocation();
  const vorige = useRef({ adres: '', key });
  useEffect(() => {
    const { adres, key: oudeKey } = vorige.current;
    vorige.current = { adres: location.href, key };
    if (key === oudeKey || hash === '') return;
    dispatchEvent(new HashChangeEvent('hashchange', { oldURL: adres, newURL: location.href }));
  }, [hash, key]);
}
