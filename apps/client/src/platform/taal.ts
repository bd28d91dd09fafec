import { isTaal, type Taal } from '@mijn/domain/taal';

let bron = (): Taal => {
  const lang = document.documentElement.lang;
  return isTaal(lang) ? lang : 'nl';
};

/** The language of the texts now: the document's, or on the server that of the request at hand. */
export function getLocale(): Taal {
  return bron();
}

/** Lets the server answer per request (its renders run side by side). */
export function zetTaalbron(nieuw: () => Taal): void {
  bron = nieuw;
}

/** The name the generated texts know a language by. */
export type Locale = Taal;
