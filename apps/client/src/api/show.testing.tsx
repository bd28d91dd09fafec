import type { Language } from '@mijn/domain/language';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { inApp } from './inApp.testing.tsx';

/** Renders a part of a screen as the server does, on 21 November 2026; only for tests. */
export function show(content: ReactNode, language: Language = 'nl'): string {
  return renderToStaticMarkup(inApp(content, language)).replaceAll('\u00A0', ' ');
}

/** The words of a part of a screen, without its tags; only for tests. */
export function words(content: ReactNode, language: Language = 'nl'): string {
  return show(content, language)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
