import { installPromptMs, progress } from '@mijn/domain/constants';
import { UiProvider } from '@mijn/ui/UiProvider';
import { ProgressBar } from '@mijn/ui/ProgressBar';
import { useEffect, useLayoutEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useAppEnvironment } from '../../api/environment.ts';
import { pageOf } from '../../api/returnPath.ts';
import { Announcement } from '../title/Announcement.tsx';
import { later } from '../later.ts';
import { useNavigating } from '../navigate/navigating.ts';
import { useMovement } from '../navigate/useMovement.ts';
import { uiEnvironment } from './uiEnvironment.ts';
import { useHashLinks } from '../links/useHashLinks.ts';
import { useUniversalLinks } from '../links/useUniversalLinks.ts';

// The service worker, and what is offered besides the page: not before a second has passed (§9).
const Shell = later(async () => (await import('../shell/Shell.tsx')).Shell, installPromptMs);

function Progress() {
  return <ProgressBar active={useNavigating()} {...progress} />;
}

/** Everything round the pages: progress, titles, focus, links and what happens on navigation. */
export function RootLayout() {
  const { language } = useAppEnvironment();
  const page = pageOf(useLocation().pathname)?.page;
  useUniversalLinks();
  useHashLinks();
  useMovement();
  // As it stands there: from now on forms are React's, which is told next what was typed in them (ADR 0033).
  useLayoutEffect(() => void dispatchEvent(new Event('hydrated')), []);
  // For the bench: from here on the page answers to its person.
  useEffect(() => {
    performance.mark('usable');
    // What the page's first script waits for (ADR 0033).
    dispatchEvent(new Event('usable'));
  }, []);
  return (
    <UiProvider value={uiEnvironment[language]}>
      <Progress />
      <Outlet />
      <ScrollRestoration />
      <Announcement page={page} />
      <Shell />
    </UiProvider>
  );
}
