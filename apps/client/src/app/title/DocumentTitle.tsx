import type { PageName } from '@mijn/domain/paths';
import { useEffect } from 'react';
import { useAppEnvironment } from '../../api/environment.ts';
import { documentTitle } from './titles.ts';

/** Sets another document title while a screen is mounted that is not the address's own. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const plain = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = plain;
    };
  }, [title]);
}

/** Sets the document title of a failed page. */
export function DocumentTitle({ page }: { readonly page: PageName }) {
  const { language, config } = useAppEnvironment();
  useDocumentTitle(documentTitle(config.merk, language, page));
  return null;
}
