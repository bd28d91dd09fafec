import type { Language } from '@mijn/domain/language';

interface FallbackText {
  readonly titel: string;
  readonly uitleg: string;
}

const texts: Readonly<
  Record<
    Language,
    {
      busy: FallbackText;
      address: FallbackText;
      crowded: FallbackText;
      otherwise: FallbackText;
      onward: string;
    }
  >
> = {
  nl: {
    busy: {
      titel: 'Even wachten',
      uitleg: 'Je hebt deze app heel vaak geopend. Probeer het over een minuut opnieuw.',
    },
    address: {
      titel: 'Dit adres klopt niet',
      uitleg:
        'Er staat een teken in dat wij niet kunnen lezen. Ga terug, of begin bij het overzicht.',
    },
    crowded: {
      titel: 'Het lukt nu even niet',
      uitleg: 'Het is erg druk. Probeer het over een paar tellen opnieuw.',
    },
    otherwise: { titel: 'Er is iets misgegaan', uitleg: 'Probeer het later nog een keer.' },
    onward: 'Naar overzicht',
  },
  en: {
    busy: {
      titel: 'Please wait',
      uitleg: 'You opened this app very often. Try again in a minute.',
    },
    address: {
      titel: 'This address is not right',
      uitleg: 'It has a character that we cannot read. Go back, or start at the overview.',
    },
    crowded: {
      titel: 'Not right now',
      uitleg: 'It is very busy. Try again in a few seconds.',
    },
    otherwise: { titel: 'Something went wrong', uitleg: 'Please try again later.' },
    onward: 'To the overview',
  },
};

/**
 * A page that needs nothing of the client's build: for when rendering itself fails, or would cost
 * too much. Holds no script, no style and nothing of the request.
 */
export function fallbackPage(status: number, language: Language): string {
  const { busy, address, crowded, otherwise, onward } = texts[language];
  const own: Readonly<Record<number, FallbackText>> = { 400: address, 429: busy, 503: crowded };
  const { titel, uitleg } = own[status] ?? otherwise;
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${titel}</title></head>
<body><main><h1>${titel}</h1><p>${uitleg}</p><p><a href="/overzicht">${onward}</a></p></main></body>
</html>
`;
}
