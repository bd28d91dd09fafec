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
 * Sets the document title, and after each navigation focuses the h1 and announces the new title. Not on the
 * first page, which the browser announces itself. Stands after the page in the tree, so that the page sets
 * its title first.
 */
export function Announcement({ page }: { readonly page: PageName | undefined }) {
  const { language, config } = useAppEnvironment();
  const { pathname } = useLocation();
  const title = documentTitle(config.merk, language, page);
  const previous = useRef(pathname);
  const [spokenText, setSaid] = useState('');
  // Runs before the effects of a failed page, whose own title is the one announced.
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
