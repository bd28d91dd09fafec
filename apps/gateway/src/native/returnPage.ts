import type { Brand } from '@mijn/domain/brands';
import type { Language } from '@mijn/domain/language';
import type { StandalonePage } from '../pages/standalonePage.ts';

const texts = {
  nl: {
    title: 'Ga terug naar de app',
    text: 'Je bent bijna ingelogd. Je telefoon heeft de app niet zelf geopend.',
    onward: 'Open de app',
    otherwise: 'Lukt het niet? Open de app zelf en log daar opnieuw in.',
  },
  en: {
    title: 'Return to the app',
    text: 'You are almost logged in. Your phone did not open the app by itself.',
    onward: 'Open the app',
    otherwise: 'Does it not work? Open the app yourself and log in there again.',
  },
} satisfies Record<Language, object>;

/**
 * Renders the page for a browser that should have opened the native app: some phones open a verified link
 * only on a tap. Its code is useless without the app's verifier.
 * @param path path and query of this page, validated
 */
export function returnPage(path: string, language: Language, brand: Brand): StandalonePage {
  const { title, text, onward, otherwise } = texts[language];
  const content = `<p>${text}</p><p><a class="way main" href="${path}">${onward}</a></p><p>${otherwise}</p>`;
  return { language, merk: brand, title, content };
}
