import { isObject } from '@mijn/domain/isObject';
import { use, useEffect, useLayoutEffect } from 'react';
import { RouterContext } from './contexts.ts';
import { useRouterState } from './hooks.ts';
import type { Location, ShownPage } from './route.ts';

const storageKey = 'scroll-heights';

function isHeights(value: unknown): value is Record<string, number> {
  return isObject(value) && Object.values(value).every((height) => typeof height === 'number');
}

function readHeights(): Record<string, number> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return isHeights(value) ? value : {};
  } catch {
    return {};
  }
}

// As `:target` finds it.
function elementAt(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

function place(scroll: ShownPage['scroll'], { hash }: Location): void {
  if (scroll === 'keep') return;
  const element = scroll === undefined && elementAt(hash);
  if (element) element.scrollIntoView();
  else scrollTo(0, scroll ?? 0);
}

/** Puts each page where it belongs on the screen: at its top, its hash, or where it was left. */
export function useScroll(): void {
  const router = use(RouterContext);
  const { scroll, location } = useRouterState().page;
  useEffect(() => {
    if (!router) return undefined;
    Object.assign(router.heights, readHeights());
    // The browser places a document that is loaded again; in between, the router does.
    const begin = () => {
      history.scrollRestoration = 'manual';
    };
    const leave = () => {
      history.scrollRestoration = 'auto';
      router.heights[router.state.page.location.key] = scrollY;
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(router.heights));
      } catch {
        // A browser that keeps nothing shows pages from their top.
      }
    };
    begin();
    addEventListener('pageshow', begin);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pageshow', begin);
      removeEventListener('pagehide', leave);
    };
  }, [router]);
  useLayoutEffect(() => place(scroll, location), [scroll, location]);
}
