import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { universeleLink } from './universeleLink.ts';

const schuift = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Lets clicks on full addresses of our own navigate within the app (§2). */
export function useUniverseleLinks(): void {
  const navigeer = useNavigate();
  useEffect(() => {
    const klik = (event: MouseEvent) => {
      if (event.defaultPrevented || schuift(event) || !(event.target instanceof Element)) return;
      const anker = event.target.closest('a');
      // Only full addresses: relative ones are the router's, or plain on purpose.
      if (!anker || !/^https?:/i.test(anker.getAttribute('href') ?? '')) return;
      const { href, target } = anker;
      const pad = universeleLink(
        { href, target, download: anker.hasAttribute('download') },
        location.href,
      );
      if (pad === undefined) return;
      event.preventDefault();
      void navigeer(pad);
    };
    document.addEventListener('click', klik);
    return () => document.removeEventListener('click', klik);
  }, [navigeer]);
}
