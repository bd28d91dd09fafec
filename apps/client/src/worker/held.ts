import { isLanguage, type Language, parseLanguageCode } from '@mijn/domain/language';
import { callPaths } from '@mijn/domain/paths';

/** The message of the worker to the pages once it is active: the scripts of its build. */
export interface WorkerNews {
  readonly scripts: readonly string[];
}

/** Returns the script that hydrates the pages of a build, given its files; unique per build. */
export function mainScript(files: readonly string[]): string {
  return files.find((file) => /^\/assets\/main-.*\.js$/.test(file)) ?? '';
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
  const wishes = device.map((tag) => tag.slice(0, 2).toLowerCase());
  return parseLanguageCode(cookie) ?? wishes.find(isLanguage) ?? 'nl';
}

// The redirect to DigiD and downloads are no pages, and the gateway needs the browser's own headers about
// where they come from.
const pastWorker = /^\/(?:api|intern|webhooks|health)\//;

/** Returns whether an address is a page, for which the offline page can stand in. */
export function isPage(path: string): boolean {
  return !pastWorker.test(path) && path !== callPaths.digid;
}
