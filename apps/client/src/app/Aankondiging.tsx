import type { PaginaNaam } from '@mijn/domain/paden';
import { Verborgen } from '@mijn/ui/Verborgen';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useAppOmgeving } from '../api/omgeving.ts';
import { documentTitel } from './titels.ts';

function richtOpKop(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/**
 * Gives the document its title, and after each navigation puts the focus on the h1 and says the
 * new title. Not on the first page: the browser does that itself. Stands after the page in the
 * tree, so that the page has had its say about the title.
 */
export function Aankondiging({ pagina }: { readonly pagina: PaginaNaam | undefined }) {
  const { taal, config } = useAppOmgeving();
  const { pathname } = useLocation();
  const titel = documentTitel(config.merk, taal, pagina);
  const vorige = useRef(pathname);
  const [gezegd, zeg] = useState('');
  // Before the effects of a page that failed: its title is another one, and is the one announced.
  useLayoutEffect(() => {
    document.title = titel;
  }, [titel]);
  useEffect(() => {
    if (vorige.current === pathname) return;
    vorige.current = pathname;
    richtOpKop();
    zeg(document.title);
  }, [pathname]);
  return (
    <div aria-live="polite" aria-atomic="true">
      <Verborgen>{gezegd}</Verborgen>
    </div>
  );
}
