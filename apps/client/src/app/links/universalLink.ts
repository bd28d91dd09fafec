import { pageOf } from '../../api/returnPath.ts';

export interface ClickedAnchor {
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
