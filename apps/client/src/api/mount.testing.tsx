import type { Language } from '@mijn/domain/language';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import type { HydrationState } from 'react-router';
import { inApp } from './inApp.testing.tsx';

// The app's own style, as main.tsx brings it.
export * as tokens from '@mijn/ui/tokens.css';
export * as basis from '@mijn/ui/base.css';

/**
 * Puts a part of a screen on the page of the browser that runs the test, with the app's style round
 * it, until the test ends. What is on it is found by `page` of `vitest/browser`; only for
 * `*.browser.test.tsx`.
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
