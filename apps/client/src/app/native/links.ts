import { callPaths } from '@mijn/domain/paths';
import { pageOf } from '../../api/returnPath.ts';
import { universalLink } from '../links/universalLinks.ts';
import { callNative, hearNative, wordIn } from './bridge.ts';
import { startLogin, completeLogin } from './handover.ts';

/** Navigates to a path of ours: by the router, or before there is one by a document. */
export type GoTo = (path: string) => void;

/** Follows a verified link of ours that the phone opened in the app: from DigiD, the bank, or a letter. */
async function follow(link: string, gateway: string, goTo: GoTo): Promise<void> {
  const url = URL.parse(link);
  if (url?.origin !== gateway) return;
  callNative('Browser', 'close').catch(() => undefined);
  if (url.pathname === callPaths.app2app) {
    location.replace(await completeLogin(url.searchParams));
  } else if (pageOf(url.pathname)) {
    goTo(url.pathname + url.search + url.hash);
  }
}

/** Listens to verified links that are opened in the app, including the one that started it. */
export function watchOpenedLinks(gateway: string, goTo: GoTo): void {
  hearNative('App', 'appUrlOpen', (data) => {
    const link = wordIn(data, 'url');
    if (link !== undefined) void follow(link, gateway, goTo);
  });
}

/**
 * Starts the login at a click, and keeps full addresses of the gateway's pages (§2, universal links) in the
 * app. Runs before the app's own links.
 */
export function watchClicks(gateway: string, goTo: GoTo): void {
  const listener = (event: MouseEvent) => {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    if (!anchor) return;
    const isLogin = anchor.origin === location.origin && anchor.pathname === callPaths.digid;
    const { href, target } = anchor;
    const download = anchor.hasAttribute('download');
    const path = isLogin ? undefined : universalLink({ href, target, download }, gateway);
    if (!isLogin && path === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (path !== undefined) goTo(path);
    else void startLogin(gateway, new URLSearchParams(anchor.search));
  };
  addEventListener('click', listener, { capture: true });
}
