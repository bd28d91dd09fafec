import { paginaVan } from '../api/terug.ts';

/** What matters of a link that was clicked. */
export interface GekliktAnker {
  readonly href: string;
  readonly target: string;
  readonly download: boolean;
}

/**
 * The path within the app of a link that was written as a full address of ours ("universal link",
 * §2); undefined when it leads elsewhere, to a file, a new tab, or a page that needs a fresh document.
 */
export function universeleLink(anker: GekliktAnker, hier: string): string | undefined {
  if (anker.download || (anker.target !== '' && anker.target !== '_self')) return undefined;
  const doel = new URL(anker.href, hier);
  if (doel.origin !== new URL(hier).origin) return undefined;
  const pagina = paginaVan(doel.pathname)?.pagina;
  if (!pagina || pagina === 'digid' || pagina === 'uitloggen') return undefined;
  return doel.pathname + doel.search + doel.hash;
}
