import type { Language } from '@mijn/domain/language';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import type { HydrationState } from 'react-router';
import { inApp } from './inApp.testing.tsx';

export * as tokens from '@mijn/ui/tokens.css';
export * as basis from '@mijn/ui/base.css';

/**
 * Mounts part of a screen in the browser page of the test, with the app's style, until the test ends.
 * Elements are found by `page` of `vitest/browser`; only for `*.browser.test.tsx`.
 */
export function mount(
  content: ReactNode,
  language?: Language,
  data?: HydrationState,
  address?: string,
): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(inApp(content, language, data, address));
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
}
