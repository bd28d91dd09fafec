import type { Taal } from '@mijn/domain/taal';

interface Noodtekst {
  readonly titel: string;
  readonly uitleg: string;
}

const teksten: Readonly<Record<Taal, { druk: Noodtekst; anders: Noodtekst; verder: string }>> = {
  nl: {
    druk: {
      titel: 'Even wachten',
      uitleg: 'Je hebt deze app heel vaak geopend. Probeer het over een minuut opnieuw.',
    },
    anders: { titel: 'Er is iets misgegaan', uitleg: 'Probeer het later nog een keer.' },
    verder: 'Naar overzicht',
  },
  en: {
    druk: {
      titel: 'Please wait',
      uitleg: 'You opened this app very often. Try again in a minute.',
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
  const { druk, anders, verder } = teksten[taal];
  const { titel, uitleg } = status === 429 ? druk : anders;
  return `<!doctype html>
<html lang="${taal}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${titel}</title></head>
<body><main><h1>${titel}</h1><p>${uitleg}</p><p><a href="/overzicht">${verder}</a></p></main></body>
</html>
`;
}
