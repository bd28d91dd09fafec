import type { Language } from '@mijn/domain/language';
import { pages } from '@mijn/domain/paths';

interface FallbackText {
  readonly title: string;
  readonly explanation: string;
}

const texts: Readonly<
  Record<
    Language,
    {
      busy: FallbackText;
      tooOften: FallbackText;
      address: FallbackText;
      crowded: FallbackText;
      tooLarge: FallbackText;
      otherwise: FallbackText;
      onward: string;
      back: string;
    }
  >
> = {
  nl: {
    busy: {
      title: 'Even wachten',
      explanation: 'Je hebt deze app heel vaak geopend. Probeer het over een minuut opnieuw.',
    },
    tooOften: {
      title: 'Even wachten',
      explanation:
        'Je hebt kort na elkaar vaak een declaratie verstuurd. Wacht een minuut en laad deze pagina dan opnieuw: wat je hebt ingevuld, gaat weer mee. Dezelfde declaratie komt niet twee keer binnen.',
    },
    address: {
      title: 'Dit adres klopt niet',
      explanation:
        'Er staat een teken in dat wij niet kunnen lezen. Ga terug, of begin bij het overzicht.',
    },
    crowded: {
      title: 'Het lukt nu even niet',
      explanation: 'Het is erg druk. Probeer het over een paar tellen opnieuw.',
    },
    tooLarge: {
      title: 'Je declaratie is nog niet ingediend',
      explanation:
        'Je bestanden zijn samen te groot. Ga terug en verwijder een bestand, of maak een kleinere foto.',
    },
    otherwise: { title: 'Er is iets misgegaan', explanation: 'Probeer het later nog een keer.' },
    onward: 'Naar overzicht',
    back: 'Terug naar het formulier',
  },
  en: {
    busy: {
      title: 'Please wait',
      explanation: 'You opened this app very often. Try again in a minute.',
    },
    tooOften: {
      title: 'Please wait',
      explanation:
        'You sent a claim often in a short time. Wait a minute and then reload this page: what you filled in is sent along again. The same claim does not come in twice.',
    },
    address: {
      title: 'This address is not right',
      explanation: 'It has a character that we cannot read. Go back, or start at the overview.',
    },
    crowded: {
      title: 'Not right now',
      explanation: 'It is very busy. Try again in a few seconds.',
    },
    tooLarge: {
      title: 'Your claim has not been submitted yet',
      explanation:
        'Together your files are too large. Go back and remove a file, or take a smaller photo.',
    },
    otherwise: { title: 'Something went wrong', explanation: 'Please try again later.' },
    onward: 'To the overview',
    back: 'Back to the form',
  },
};

/**
 * A page that needs nothing of the client's build: for when rendering itself fails, or would cost
 * too much, and for a claim whose files are too large to be read at all (413). Holds no script, no style
 * and nothing of the request.
 * @param isDeclaratie whether a claim was posted
 */
export function fallbackPage(status: number, language: Language, isDeclaratie = false): string {
  const { busy, tooOften, address, crowded, tooLarge, otherwise, onward, back } = texts[language];
  const own: Readonly<Record<number, FallbackText>> = {
    400: address,
    413: tooLarge,
    429: isDeclaratie ? tooOften : busy,
    503: crowded,
  };
  const { title, explanation } = own[status] ?? otherwise;
  const link =
    status === 413 || (status === 429 && isDeclaratie)
      ? { path: pages.declaratieIndienen.path, text: back }
      : { path: pages.overzicht.path, text: onward };
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${explanation}</p><p><a href="${link.path}">${link.text}</a></p></main></body>
</html>
`;
}
