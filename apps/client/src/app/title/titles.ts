import { brands, type Brand } from '@mijn/domain/brands';
import type { Language } from '@mijn/domain/language';
import { type PageName, pages } from '@mijn/domain/paths';

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
