import type { PaginaNaam } from '@mijn/domain/paden';
import { useEffect } from 'react';
import { useAppOmgeving } from '../api/omgeving.ts';
import { documentTitel } from './titels.ts';

/** Gives the document another title for as long as it stands there: that of a page that failed. */
export function DocumentTitel({ pagina }: { readonly pagina: PaginaNaam }) {
  const { taal, config } = useAppOmgeving();
  const titel = documentTitel(config.merk, taal, pagina);
  useEffect(() => {
    const gewoon = document.title;
    document.title = titel;
    return () => {
      if (document.title === titel) document.title = gewoon;
    };
  }, [titel]);
  return null;
}
