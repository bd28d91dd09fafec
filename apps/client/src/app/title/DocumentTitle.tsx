import type { PageName } from '@mijn/domain/paths';
import { useEffect } from 'react';
import { useAppEnvironment } from '../../api/environment.ts';
import { documentTitle } from './titles.ts';

/** Gives the document another title for as long as a screen stands there that is not the address's own. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const plain = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = plain;
    };
  }, [title]);
}

/** Gives the document the title of a page that failed. */
export function DocumentTitle({ page }: { readonly page: PageName }) {
  const { language, config } = useAppEnvironment();
  useDocumentTitle(documentTitle(config.merk, language, page));
  return null;
}
