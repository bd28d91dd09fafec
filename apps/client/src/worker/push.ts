import type { Language } from '@mijn/domain/language';
import { pages } from '@mijn/domain/paths';

declare const self: ServiceWorkerGlobalScope;

/** The words of a push: that there is a message, and nothing of its content. */
export const pushWords: Readonly<Record<Language, { title: string; body: string }>> = {
  nl: {
    title: 'Nieuw bericht',
    body: 'Er staat een bericht voor je klaar. Open de app om het te lezen.',
  },
  en: { title: 'New message', body: 'A message is waiting for you. Open the app to read it.' },
};

/** Shows that there is a message; the tag makes several of them one notification. */
export async function showNotice(language: Language): Promise<void> {
  const { title, body } = pushWords[language];
  await self.registration.showNotification(title, { body, tag: pages.berichten.path });
}

/**
 * Returns the window that already shows this page and can reload it; others are left alone, because they
 * may have unsent input.
 */
function windowAt<Window extends { readonly url: string }>(
  windows: readonly Window[],
  path: string,
): Window | undefined {
  return windows.find(({ url }) => new URL(url).pathname === path);
}

/** Shows the messages in the window that has them, else in a new one, which shares the session or asks for the login. */
export async function showBerichten(): Promise<void> {
  const open = windowAt(await self.clients.matchAll({ type: 'window' }), pages.berichten.path);
  await open?.focus();
  const shown = await open?.navigate(pages.berichten.path).catch(() => null);
  if (!shown) await self.clients.openWindow(pages.berichten.path);
}
