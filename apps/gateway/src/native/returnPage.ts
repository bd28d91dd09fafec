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
 * What a browser shows that was to give a login to the native app: some phones open a verified link only by
 * a tap. Its code is worth nothing without the verifier that the app kept.
 * @param path path and query of this page, of well-formed parts only
 */
export function returnPage(path: string, language: Language, brand: Brand): StandalonePage {
  const { title, text, onward, otherwise } = texts[language];
  const content = `<p>${text}</p><p><a class="way main" href="${path}">${onward}</a></p><p>${otherwise}</p>`;
  return { language, merk: brand, title, content };
}
