import { brands, type Brand } from '@mijn/domain/brands';
import type { Language } from '@mijn/domain/language';
import { type PageName, pages } from '@mijn/domain/paths';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useAppEnvironment } from '../../api/environment.ts';
import * as m from '../../generated/texts/app.js';
import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import { useLocation } from 'react-router';

/**
 * Returns the title of a document: `{product} | {page title}`, or only the brand's name (§2,
 * docs/decisions.md §1).
 */
export function documentTitle(brand: Brand, language: Language, page?: PageName): string {
  return page === undefined
    ? brands[brand].naam
    : documentTitleOf(brand, pages[page].titel[language]);
}

/** Returns the title of a document whose page stands in place of another and has its own words. */
export function documentTitleOf(brand: Brand, words: string): string {
  return `${brands[brand].product} | ${words}`;
}

const pageForStatus: Readonly<Record<number, PageName>> = {
  401: 'status401',
  403: 'status403',
  404: 'status404',
  500: 'status500',
  503: 'status503',
};

/** Returns the page whose title a screen that failed with a status gets. */
export function statusPageName(status: number): PageName {
  return pageForStatus[status] ?? 'status500';
}

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

function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/**
 * Sets the document title, and after each navigation focuses the h1 and announces the new title. Not on the
 * first page, which the browser announces itself. Stands after the page in the tree, so that the page sets
 * its title first.
 */
export function Announcement({ page }: { readonly page: PageName | undefined }) {
  const { language, config, acting } = useAppEnvironment();
  const { pathname } = useLocation();
  const title = documentTitle(config.merk, language, page) + (acting ? ` ${m.actingTitle()}` : '');
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
