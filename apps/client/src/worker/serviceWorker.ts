import { languages, type Language } from '@mijn/domain/language';
import { holdFilesWord, pages, sharing } from '@mijn/domain/paths';
import {
  chooseLanguage,
  isFromElsewhere,
  isImmutable,
  isPage,
  outdatedCaches,
  pushWords,
  windowAt,
  type WorkerBuild,
  type WorkerNews,
} from './held.ts';
import { keepShared, removeOutdatedShared } from './sharedFiles.ts';

/* The service worker (docs/decisions.md §9, ADR 0046): caches the build's files and the offline page,
   and answers a navigation only when the network does not. No answer of the gateway to a person is
   cached: calls are left to the browser, and the offline page is fetched without cookies. Files that a
   person shares with the app are kept for 15 minutes at most (ADR 0064). */
declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build. */
declare const BUILD: WorkerBuild;

const own = `mijn-${BUILD.id}`;
const anyAnswer = { ignoreVary: true };
const offlineKey = (language: Language) => `${pages.offline.path}?taal=${language}`;

async function currentLanguage(): Promise<Language> {
  const cookie =
    'cookieStore' in self ? await self.cookieStore.get('taal').catch(() => null) : null;
  return chooseLanguage(cookie?.value, navigator.languages);
}

async function holdOfflinePage(cache: Cache, language: Language): Promise<void> {
  const response = await fetch(pages.offline.path, {
    credentials: 'omit',
    cache: 'no-store',
    headers: { 'accept-language': language },
  });
  if (!response.ok) throw new Error(`The offline page answers ${response.status}`);
  await cache.put(offlineKey(language), response);
}

async function holdFile(cache: Cache, file: string): Promise<void> {
  const known = isImmutable(file) ? await caches.match(file, anyAnswer) : undefined;
  const response = known ?? (await fetch(file, { credentials: 'omit', priority: 'low' }));
  if (response.ok) await cache.put(file, response);
}

// Sequential, to leave the connection to the page. A file that fails now is cached the next time, or at its
// use.
async function holdFiles(files: readonly string[]): Promise<void> {
  const cache = await caches.open(own);
  for (const file of files) {
    if (await cache.match(file, anyAnswer)) continue;
    await holdFile(cache, file).catch(() => undefined);
  }
}

/**
 * Caches the offline page and the font before the worker is active. All files would take more than a minute
 * on a slow connection, so a page asks for them afterwards; when an earlier worker is active, all are
 * cached first.
 */
async function holdFirst(): Promise<void> {
  const cache = await caches.open(own);
  await Promise.all(languages.map((language) => holdOfflinePage(cache, language)));
  await holdFiles(BUILD.font === undefined ? [] : [BUILD.font]);
  if (self.registration.active) await holdFiles(BUILD.files);
}

let holding: Promise<void> | undefined;

// Every document asks for it, because the browser may stop a worker before it has cached all files.
function holdAll(): Promise<void> {
  holding ??= holdFiles(BUILD.files).finally(() => (holding = undefined));
  return holding;
}

async function takeOver(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith('mijn-'));
  await Promise.all(outdatedCaches(names, own).map((name) => caches.delete(name)));
  // A navigation that this worker leaves to the browser would be sent twice with preload, and an answer of
  // DigiD, which works once, failed. An earlier build enabled it.
  await self.registration.navigationPreload?.disable();
  await self.clients.claim();
  const news: WorkerNews = { scripts: BUILD.scripts };
  for (const client of await self.clients.matchAll()) client.postMessage(news);
}

async function answerNavigation(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const held = await caches.match(offlineKey(await currentLanguage()), anyAnswer);
    return held ?? Response.error();
  }
}

// A device that is full or keeps nothing has no cache; the network answers then.
const heldOf = (request: Request) => caches.match(request, anyAnswer).catch(() => undefined);

async function keep(request: Request, response: Response): Promise<void> {
  try {
    await (await caches.open(own)).put(request, response);
  } catch {
    // The file is fetched again the next time.
  }
}

async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const held = await heldOf(request);
  if (held) return held;
  const response = await fetch(request);
  // The response is returned while it is being cached.
  if (response.ok) event.waitUntil(keep(request, response.clone()));
  return response;
}

const answerBrandFile = (request: Request) =>
  fetch(request).catch(async () => (await heldOf(request)) ?? Response.error());

// A push says only that there is a message; the same tag shows it once, however many come.
async function tell(): Promise<void> {
  const { title, body } = pushWords[await currentLanguage()];
  await self.registration.showNotification(title, { body, tag: pages.berichten.path });
}

// A new window shares the session, or asks for the login.
async function showBerichten(): Promise<void> {
  const open = windowAt(await self.clients.matchAll({ type: 'window' }), pages.berichten.path);
  await open?.focus();
  const shown = await open?.navigate(pages.berichten.path).catch(() => null);
  if (!shown) await self.clients.openWindow(pages.berichten.path);
}

self.addEventListener('install', (event) => {
  // This worker answers no calls, so pages of an older build lose nothing by its activation.
  event.waitUntil(Promise.all([holdFirst(), self.skipWaiting()]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

// Any site can post such a form. One that declares its origin is refused; one that hides it looks like a
// share, so the form of a claim asks the person (ADR 0064).
async function receiveShared(request: Request): Promise<Response> {
  if (isFromElsewhere(request.headers.get('origin'), self.location.origin))
    return Response.redirect(pages.declaratieIndienen.path, 303);
  const form = await request.formData().catch(() => new FormData());
  const files = form.getAll(sharing.files).filter((one) => one instanceof File);
  await keepShared(files, Date.now());
  return Response.redirect(sharing.to, 303);
}

const removeOutdated = () => removeOutdatedShared(Date.now());

// A browser starts its worker again after every pause.
void removeOutdated();

self.addEventListener('message', (event) => {
  if (event.data === holdFilesWord) event.waitUntil(holdAll());
});

self.addEventListener('push', (event) => {
  event.waitUntil(tell());
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showBerichten());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isNavigation = request.mode === 'navigate';
  if (origin !== self.location.origin) return;
  if (isNavigation && pathname === sharing.path && request.method === 'POST') {
    event.respondWith(receiveShared(request));
    return;
  }
  if (request.method !== 'GET') return;
  if (isNavigation) {
    event.waitUntil(removeOutdated());
    if (isPage(pathname)) event.respondWith(answerNavigation(request));
    return;
  }
  if (isImmutable(pathname)) event.respondWith(answerFile(event));
  else if (pathname.startsWith('/merk/')) event.respondWith(answerBrandFile(request));
});
