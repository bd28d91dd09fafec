import { installPromptMs, progress } from '@mijn/domain/constants';
import { UiProvider } from '@mijn/ui/UiProvider';
import { ProgressBar } from '@mijn/ui/ProgressBar';
import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useAppEnvironment } from '../../api/environment.ts';
import { pageOf } from '../../api/returnPath.ts';
import { Announcement } from '../title/title.tsx';
import { later } from '../later.ts';
import { useNavigating } from '../navigate/navigating.ts';
import { useMovement } from '../navigate/useMovement.ts';
import { uiEnvironment } from './uiEnvironment.ts';
import { useHashLinks } from '../links/useHashLinks.ts';
import { useUniversalLinks } from '../links/universalLinks.ts';

// The service worker and the prompts load only after a second (§9).
const Shell = later(async () => (await import('./Shell.tsx')).Shell, installPromptMs);

function Progress() {
  return <ProgressBar active={useNavigating()} {...progress} />;
}

/** The surroundings of all pages: progress, titles, focus, links and reactions to navigation. */
export function RootLayout() {
  const { language } = useAppEnvironment();
  const page = pageOf(useLocation().pathname)?.page;
  useUniversalLinks();
  useHashLinks();
  useMovement();
  // Mark for the benchmark: the page responds to input from here on.
  useEffect(() => void performance.mark('usable'), []);
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
