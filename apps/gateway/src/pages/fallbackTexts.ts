import type { Language } from '@mijn/domain/language';

export interface FallbackText {
  readonly title: string;
  readonly explanation: string;
}

/** Texts of pages that do not depend on the client's build. */
export const fallbackTexts: Readonly<
  Record<
    Language,
    {
      busy: FallbackText;
      busyPosted: FallbackText;
      tooOften: FallbackText;
      address: FallbackText;
      crowded: FallbackText;
      crowdedPosted: FallbackText;
      away: FallbackText;
      tooLarge: FallbackText;
      otherwise: FallbackText;
      reloadLater: string;
      retry: string;
      onward: string;
      back: string;
      stuck: string;
      call: string;
    }
  >
> = {
  nl: {
    busy: {
      title: 'Even wachten',
      explanation:
        'Deze app is heel vaak geopend, misschien door iemand anders op jouw internetverbinding. Probeer het over een minuut opnieuw.',
    },
    busyPosted: {
      title: 'Even wachten',
      explanation:
        'Deze app is heel vaak geopend, misschien door iemand anders op jouw internetverbinding. Wacht een minuut en laad deze pagina dan opnieuw: wat je hebt ingevuld, gaat weer mee.',
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
    crowdedPosted: {
      title: 'Het lukt nu even niet',
      explanation:
        'Het is erg druk. Wacht een paar tellen en laad deze pagina dan opnieuw: wat je hebt ingevuld, gaat weer mee.',
    },
    away: {
      title: 'Het lukt nu even niet',
      explanation:
        'Een systeem dat wij nodig hebben, antwoordt niet. Probeer het over een paar tellen opnieuw.',
    },
    tooLarge: {
      title: 'Je declaratie is nog niet ingediend',
      explanation:
        'Je bestanden zijn samen te groot. Ga terug en verwijder een bestand, of maak een kleinere foto.',
    },
    otherwise: { title: 'Er is iets misgegaan', explanation: 'Probeer het later nog een keer.' },
    reloadLater: 'Laad deze pagina dan opnieuw: wat je hebt ingevuld, gaat weer mee.',
    retry: 'Probeer opnieuw',
    onward: 'Naar overzicht',
    back: 'Terug naar het formulier',
    stuck: 'Kom je er niet uit?',
    call: 'Bel onze klantenservice:',
  },
  en: {
    busy: {
      title: 'Please wait',
      explanation:
        'This app was opened very often, perhaps by somebody else on your internet connection. Try again in a minute.',
    },
    busyPosted: {
      title: 'Please wait',
      explanation:
        'This app was opened very often, perhaps by somebody else on your internet connection. Wait a minute and then reload this page: what you filled in is sent along again.',
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
    crowdedPosted: {
      title: 'Not right now',
      explanation:
        'It is very busy. Wait a few seconds and then reload this page: what you filled in is sent along again.',
    },
    away: {
      title: 'Not right now',
      explanation: 'A system that we need does not answer. Try again in a few seconds.',
    },
    tooLarge: {
      title: 'Your claim has not been submitted yet',
      explanation:
        'Together your files are too large. Go back and remove a file, or take a smaller photo.',
    },
    otherwise: { title: 'Something went wrong', explanation: 'Please try again later.' },
    reloadLater: 'Then reload this page: what you filled in is sent along again.',
    retry: 'Try again',
    onward: 'To the overview',
    back: 'Back to the form',
    stuck: 'Are you stuck?',
    call: 'Call our customer service:',
  },
};
