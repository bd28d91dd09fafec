import { languages, type Language } from '@mijn/domain/language';
import { holdFilesWord, pages, sharing } from '@mijn/domain/paths';
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { addPlugins, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { chooseLanguage, isPage, mainScript, outdatedCaches, type WorkerNews } from './held.ts';
import { showBerichten, showNotice } from './push.ts';
import { receiveShared } from './share.ts';
import { removeOutdatedShared } from './sharedFiles.ts';

/*
 * The service worker (docs/decisions.md §9, ADR 0134), over Workbox: caches the build's files and the offline page, and
 * answers a navigation only when the network fails. No response to a person is cached: calls are left to the browser,
 * and the offline page is fetched without cookies. Shared files are kept for at most 15 minutes (ADR 0064).
 */
declare const self: ServiceWorkerGlobalScope & {
  /** The files of the build (`vite.config.ts`). */
  readonly FILES: readonly { readonly url: string }[];
};

const files = self.FILES.map(({ url }) => new URL(url, self.location.origin).pathname);
const script = mainScript(files);
const languageField = 'taal';
const offlineKey = (language: Language) => `${pages.offline.path}?${languageField}=${language}`;

async function currentLanguage(): Promise<Language> {
  const cookie =
    'cookieStore' in self ? await self.cookieStore.get('taal').catch(() => null) : null;
  return chooseLanguage(cookie?.value, navigator.languages);
}

// The worker is active once these are cached: all files would take more than a minute on a slow connection. They are
// fetched without cookies, the offline page once per language.
addPlugins([
  {
    requestWillFetch: async ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      const language = searchParams.get(languageField);
      const headers = language === null ? {} : { 'accept-language': language };
      return new Request(pathname, { credentials: 'omit', cache: request.cache, headers });
    },
  },
]);
precacheAndRoute([
  ...files.filter((file) => file.endsWith('.woff2')).map((url) => ({ url, revision: null })),
  ...languages.map((language) => ({ url: offlineKey(language), revision: script })),
]);

const cacheName = `mijn-${script}`;
const matchOptions = { ignoreVary: true };
// Pages of an earlier build find their files too.
const ofEarlierBuilds: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse ?? (await caches.match(request, matchOptions)),
};
const cached = { cacheName, matchOptions, plugins: [ofEarlierBuilds] };
const assets = new CacheFirst(cached);

registerRoute(
  ({ sameOrigin, request, url }) =>
    sameOrigin && request.mode === 'navigate' && url.pathname === sharing.path,
  ({ request }) => receiveShared(request),
  'POST',
);
registerRoute(
  ({ sameOrigin, request, url }) =>
    sameOrigin && request.mode === 'navigate' && isPage(url.pathname),
  new NetworkOnly({
    plugins: [
      {
        handlerWillStart: async ({ event }) => event.waitUntil(removeOutdatedShared(Date.now())),
      },
    ],
  }),
);
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'), assets);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/merk/'),
  new NetworkFirst(cached),
);
setCatchHandler(async ({ request }) => {
  const offline = request.mode === 'navigate' && offlineKey(await currentLanguage());
  return (offline && (await matchPrecache(offline))) || Response.error();
});

// Sequential, to leave the connection to the page. A file that fails now is cached the next time, or at its use.
async function holdFiles(event: ExtendableEvent): Promise<void> {
  for (const file of files) {
    const request = new Request(file, { credentials: 'omit', priority: 'low' });
    const [, done] = assets.handleAll({ event, request });
    await done.catch(() => undefined);
  }
}

let holding: Promise<void> | undefined;

// Every document asks for it, because the browser may stop a worker before it has cached all files.
function holdAll(event: ExtendableEvent): Promise<void> {
  holding ??= holdFiles(event).finally(() => (holding = undefined));
  return holding;
}

async function takeOver(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith('mijn-'));
  await Promise.all(outdatedCaches(names, cacheName).map((name) => caches.delete(name)));
  const news: WorkerNews = { scripts: [script] };
  for (const client of await self.clients.matchAll()) client.postMessage(news);
}

clientsClaim();
self.addEventListener('install', (event) => {
  // This worker answers no calls, so pages of an older build lose nothing by its activation. While an earlier worker
  // is active, all files are cached first.
  event.waitUntil(Promise.all([self.registration.active && holdAll(event), self.skipWaiting()]));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});
self.addEventListener('message', (event) => {
  if (event.data === holdFilesWord) event.waitUntil(holdAll(event));
});
self.addEventListener('push', (event) => {
  event.waitUntil(currentLanguage().then(showNotice));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showBerichten());
});

// A browser starts its worker again after every pause.
void removeOutdatedShared(Date.now());
