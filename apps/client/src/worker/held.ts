import { isLanguage, type Language } from '@mijn/domain/language';
import { callPaths } from '@mijn/domain/paths';

/** The data that the build gives its worker. */
export interface WorkerBuild {
  /** Unique per build: the name of its cache. */
  readonly id: string;
  /** Addresses of the build's files, without personal data. */
  readonly files: readonly string[];
  /** The address of the font. */
  readonly font: string | undefined;
  /** The scripts that update a page to this build. */
  readonly scripts: readonly string[];
}

/** The message of the worker to the pages once it is active: the scripts of its build. */
export interface WorkerNews {
  readonly scripts: readonly string[];
}

/** Number of builds whose files are kept, because pages of the last two may still be open. */
const buildsKept = 3;

/** Returns the caches that can be deleted, given all names in order of creation and that of this build. */
export function outdatedCaches(names: readonly string[], own: string): string[] {
  const others = names.filter((name) => name !== own);
  return others.slice(0, Math.max(0, others.length - (buildsKept - 1)));
}

/**
 * Returns the language of the offline page and of a push: the chosen one, else that of the device, else
 * Dutch, as the gateway does (docs/decisions.md §1).
 */
export function chooseLanguage(cookie: string | undefined, device: readonly string[]): Language {
  const wishes = [cookie, ...device.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wishes.find(isLanguage) ?? 'nl';
}

/** Returns whether a file never changes under its address, because its name holds a hash. */
export function isImmutable(path: string): boolean {
  return path.startsWith('/assets/');
}

/** The words of a push: that there is a message, and nothing of its content. */
export const pushWords: Readonly<Record<Language, { title: string; body: string }>> = {
  nl: {
    title: 'Nieuw bericht',
    body: 'Er staat een bericht voor je klaar. Open de app om het te lezen.',
  },
  en: { title: 'New message', body: 'A message is waiting for you. Open the app to read it.' },
};

// The redirect to DigiD and downloads are no pages, and the gateway needs the browser's own headers about
// where they come from.
const pastWorker = /^\/(?:api|intern|webhooks|health)\//;

/** Returns whether an address is a page, for which the offline page can stand in. */
export function isPage(path: string): boolean {
  return !pastWorker.test(path) && path !== callPaths.digid;
}

/**
 * Returns whether a request says that another site made it.
 * @param from its `Origin`; absent or `null` when a site hides itself or no site made it
 */
export function isFromElsewhere(from: string | null, own: string): boolean {
  return from !== null && from !== 'null' && from !== own;
}

/**
 * Returns the window that already shows this page and can reload it; others are left alone, because they
 * may have unsent input.
 */
export function windowAt<Window extends { readonly url: string }>(
  windows: readonly Window[],
  path: string,
): Window | undefined {
  return windows.find(({ url }) => new URL(url).pathname === path);
}
