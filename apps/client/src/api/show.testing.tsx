import type { Language } from '@mijn/domain/language';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { HydrationState } from 'react-router';
import { inApp } from './inApp.testing.tsx';

/** Renders part of a screen to HTML as the server does, on 21 November 2026. */
export function show(content: ReactNode, language: Language = 'nl', data?: HydrationState): string {
  return renderToStaticMarkup(inApp(content, language, data)).replaceAll('\u00A0', ' ');
}

/** Returns the text of part of a screen, without tags. */
export function words(
  content: ReactNode,
  language: Language = 'nl',
  data?: HydrationState,
): string {
  return wordsIn(show(content, language, data));
}

/** Returns the text of HTML, without tags. */
export function wordsIn(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Returns the texts of the headings in HTML, from top to bottom. */
export function headingsIn(html: string): string[] {
  return Array.from(html.matchAll(/<(h[1-6])[ >].*?<\/\1>/gs), ([heading]) => wordsIn(heading));
}
