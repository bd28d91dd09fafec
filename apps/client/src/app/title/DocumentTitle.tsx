import type { PageName } from '@mijn/domain/paths';
import { useEffect } from 'react';
import { useAppEnvironment } from '../../api/environment.ts';
import { documentTitle } from './titles.ts';

/** Gives the document another title for as long as it stands there: that of a page that failed. */
export function DocumentTitle({ page }: { readonly page: PageName }) {
  const { language, config } = useAppEnvironment();
  const title = documentTitle(config.merk, language, page);
  useEffect(() => {
    const plain = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = plain;
    };
  }, [title]);
  return null;
}
