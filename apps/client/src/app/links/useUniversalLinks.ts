import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isPlainClick } from './isPlainClick.ts';
import { universalLink } from './universalLink.ts';

/** Lets clicks on full addresses of ours navigate within the app (§2). */
export function useUniversalLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const click = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element))
        return;
      const anchor = event.target.closest('a');
      // Relative addresses are the router's, or plain on purpose.
      if (!anchor || !/^https?:/i.test(anchor.getAttribute('href') ?? '')) return;
      const { href, target } = anchor;
      const path = universalLink(
        { href, target, download: anchor.hasAttribute('download') },
        location.href,
      );
      if (path === undefined) return;
      event.preventDefault();
      void navigate(path);
    };
    document.addEventListener('click', click);
    return () => document.removeEventListener('click', click);
  }, [navigate]);
}
