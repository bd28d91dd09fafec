import { pageOf } from '../../api/returnPath.ts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Returns whether a click opens its link in this tab, and not in another one or as a file. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

interface ClickedAnchor {
  readonly href: string;
  readonly target: string;
  readonly download: boolean;
}

/**
 * Returns the path within the app for a link with a full address of ours ("universal link", §2); undefined
 * when it leads elsewhere, to a file, a new tab, or a page that needs a fresh document.
 */
export function universalLink(anchor: ClickedAnchor, here: string): string | undefined {
  if (anchor.download || (anchor.target !== '' && anchor.target !== '_self')) return undefined;
  const target = new URL(anchor.href, here);
  if (target.origin !== new URL(here).origin) return undefined;
  const page = pageOf(target.pathname)?.page;
  if (!page || page === 'digid' || page === 'uitloggen') return undefined;
  return target.pathname + target.search + target.hash;
}

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
