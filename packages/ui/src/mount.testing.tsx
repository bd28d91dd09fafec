import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

export * as tokens from '@mijn/ui/tokens.css';
export * as basis from '@mijn/ui/base.css';

/** Width of the container in pixels, and 200 % text size. */
interface Mounting {
  readonly width?: number;
  readonly largeLetters?: boolean;
}

/** Mounts a component in the test's browser with the app's styles, until the test ends. */
export function mount(content: ReactNode, { width, largeLetters = false }: Mounting = {}) {
  const place = document.body.appendChild(document.createElement('div'));
  if (width !== undefined) place.style.width = `${width}px`;
  if (largeLetters) document.documentElement.style.fontSize = '200%';
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    document.documentElement.removeAttribute('style');
  });
  root.render(content);
  return place;
}
