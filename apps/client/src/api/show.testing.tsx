import type { Language } from '@mijn/domain/language';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { HydrationState } from 'react-router';
import { inApp } from './inApp.testing.tsx';

/** Renders a part of a screen as the server does, on 21 November 2026; only for tests. */
export function show(content: ReactNode, language: Language = 'nl', data?: HydrationState): string {
  return renderToStaticMarkup(inApp(content, language, data)).replaceAll('\u00A0', ' ');
}

/** The words of a part of a screen, without its tags; only for tests. */
export function words(
  content: ReactNode,
  language: Language = 'nl',
  data?: HydrationState,
): string {
  return wordsIn(show(content, language, data));
}

/** The words of what was shown, without its tags; only for tests. */
export function wordsIn(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** What the headings of what was shown say, from top to bottom; only for tests. */
export function headingsIn(html: string): string[] {
  return Array.from(html.matchAll(/<(h[1-6])[ >].*?<\/\1>/gs), ([heading]) => wordsIn(heading));
}
