import { isLanguage, type Language } from '@mijn/domain/language';
import { callPaths } from '@mijn/domain/paths';

/** What the build tells its worker. */
export interface WorkerBuild {
  /** Another one for every build: the name of its cache. */
  readonly id: string;
  /** The addresses of the build's files; none of a person. */
  readonly files: readonly string[];
  /** The address of the font. */
  readonly font: string | undefined;
  /** The script that takes a page of this build over. */
  readonly scripts: readonly string[];
}

/** What the worker tells the pages once it answers for them: the scripts of its build. */
export interface WorkerNews {
  readonly scripts: readonly string[];
}

/** How many builds keep their files: pages of the last two still stand open somewhere. */
const buildsKept = 3;

/** The caches that may go, of all there are in the order they were made, beside the one of this build. */
export function outdatedCaches(names: readonly string[], own: string): string[] {
  const others = names.filter((name) => name !== own);
  return others.slice(0, Math.max(0, others.length - (buildsKept - 1)));
}

/**
 * The language of the offline page and of a push: the one that was chosen, else the device's, else Dutch; as the
 * gateway chooses (docs/decisions.md §1).
 */
export function chooseLanguage(cookie: string | undefined, device: readonly string[]): Language {
  const wishes = [cookie, ...device.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wishes.find(isLanguage) ?? 'nl';
}

/** Whether a file never changes under its address: its name holds a hash of it. */
export function isImmutable(path: string): boolean {
  return path.startsWith('/assets/');
}

/** What a push says: that there is a message, and nothing of what it is about. */
export const pushWords: Readonly<Record<Language, { title: string; body: string }>> = {
  nl: {
    title: 'Nieuw bericht',
    body: 'Er staat een bericht voor je klaar. Open de app om het te lezen.',
  },
  en: { title: 'New message', body: 'A message is waiting for you. Open the app to read it.' },
};

// The hand-over to DigiD and what is downloaded are no pages, and the gateway wants to hear from the
// browser itself where they were asked.
const pastWorker = /^\/(?:api|intern|webhooks|health)\//;

/** Whether an address is a page, for which the offline page can stand in. */
export function isPage(path: string): boolean {
  return !pastWorker.test(path) && path !== callPaths.digid;
}

/**
 * Whether a request says that another site made it.
 * @param from its `Origin`; none, or `null`, where a site hides itself or where no site made it
 */
export function isFromElsewhere(from: string | null, own: string): boolean {
  return from !== null && from !== 'null' && from !== own;
}

/**
 * The window that shows this page already, and can show it anew; any other is left as it is, for something may stand
 * filled in there.
 */
export function windowAt<Window extends { readonly url: string }>(
  windows: readonly Window[],
  path: string,
): Window | undefined {
  return windows.find(({ url }) => new URL(url).pathname === path);
}
