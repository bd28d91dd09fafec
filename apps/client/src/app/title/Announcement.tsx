import type { PageName } from '@mijn/domain/paths';
import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useAppEnvironment } from '../../api/environment.ts';
import { documentTitle } from './titles.ts';

function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/**
 * Gives the document its title, and after each navigation puts the focus on the h1 and says the
 * new title. Not on the first page: the browser does that itself. Stands after the page in the
 * tree, so that the page has had its say about the title.
 */
export function Announcement({ page }: { readonly page: PageName | undefined }) {
  const { language, config } = useAppEnvironment();
  const { pathname } = useLocation();
  const title = documentTitle(config.merk, language, page);
  const previous = useRef(pathname);
  const [spokenText, setSaid] = useState('');
  // Before the effects of a page that failed: its title is another one, and is the one announced.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    focusHeading();
    setSaid(document.title);
  }, [pathname]);
  return (
    <div aria-live="polite" aria-atomic="true">
      <VisuallyHidden>{spokenText}</VisuallyHidden>
    </div>
  );
}
