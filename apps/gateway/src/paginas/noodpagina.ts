import type { Taal } from '@mijn/domain/taal';

interface Noodtekst {
  readonly titel: string;
  readonly uitleg: string;
}

const teksten: Readonly<
  Record<Taal, { druk: Noodtekst; adres: Noodtekst; anders: Noodtekst; verder: string }>
> = {
  nl: {
    druk: {
      titel: 'Even wachten',
      uitleg: 'Je hebt deze app heel vaak geopend. Probeer het over een minuut opnieuw.',
    },
    adres: {
      titel: 'Dit adres klopt niet',
      uitleg:
        'Er staat een teken in dat wij niet kunnen lezen. Ga terug, of begin bij het overzicht.',
    },
    anders: { titel: 'Er is iets misgegaan', uitleg: 'Probeer het later nog een keer.' },
    verder: 'Naar overzicht',
  },
  en: {
    druk: {
      titel: 'Please wait',
      uitleg: 'You opened this app very often. Try again in a minute.',
    },
    adres: {
      titel: 'This address is not right',
      uitleg: 'It has a character that we cannot read. Go back, or start at the overview.',
    },
    anders: { titel: 'Something went wrong', uitleg: 'Please try again later.' },
    verder: 'To the overview',
  },
};

/**
 * A page that needs nothing of the client's build: for when rendering itself fails, or would cost
 * too much. Holds no script, no style and nothing of the request.
 */
export function noodpagina(status: number, taal: Taal): string {
  const { druk, adres, anders, verder } = teksten[taal];
  const eigen: Readonly<Record<number, Noodtekst>> = { 400: adres, 429: druk };
  const { titel, uitleg } = eigen[status] ?? anders;
  return `<!doctype html>
<html lang="${taal}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${titel}</title></head>
<body><main><h1>${titel}</h1><p>${uitleg}</p><p><a href="/overzicht">${verder}</a></p></main></body>
</html>
`;
}
