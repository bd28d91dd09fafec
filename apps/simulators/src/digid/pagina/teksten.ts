import type { Taal } from '../../pagina/taal.ts';

const nl = {
  naam: 'DigiD-simulator',
  titel: 'Kies wie inlogt',
  ditIsNietDigid: 'Dit is niet DigiD.',
  uitleg:
    'Dit is een simulator om de app mee uit te proberen. Alle mensen hieronder zijn verzonnen. Vul nergens je echte gegevens in.',
  niveau: 'Gevraagd niveau',
  terugNaar: 'Je gaat daarna terug naar',
  storingen: 'Storingen nabootsen',
  storingenUitleg: 'Wat gaat er mis? Dit geldt alleen voor deze keer inloggen.',
  geenStoring: 'Niets, alles gaat goed',
  personen: 'Inloggen als',
  annuleren: 'Annuleren',
  misluktTitel: 'Inloggen lukt zo niet',
  misluktUitleg:
    'Deze keer inloggen is verlopen, al klaar, of klopt niet. Ga terug naar de app en begin opnieuw.',
  startTitel: 'Hier begin je niet',
  startUitleg: 'Open de app en kies daar Inloggen met DigiD. Dan kom je vanzelf hier.',
  melding: 'Technische melding',
};

/** The words of the simulator's pages. */
export type Teksten = typeof nl;

/** The words in both languages. */
export const teksten: Readonly<Record<Taal, Teksten>> = {
  nl,
  en: {
    naam: 'DigiD simulator',
    titel: 'Choose who logs in',
    ditIsNietDigid: 'This is not DigiD.',
    uitleg:
      'This is a simulator for trying out the app. All people below are invented. Do not enter your real details anywhere.',
    niveau: 'Level asked for',
    terugNaar: 'After that you go back to',
    storingen: 'Simulate faults',
    storingenUitleg: 'What goes wrong? This holds for this login only.',
    geenStoring: 'Nothing, all goes well',
    personen: 'Log in as',
    annuleren: 'Cancel',
    misluktTitel: 'Logging in does not work like this',
    misluktUitleg:
      'This login has expired, is already done, or is not right. Go back to the app and start again.',
    startTitel: 'This is not where you start',
    startUitleg: 'Open the app and choose Log in with DigiD there. That brings you here.',
    melding: 'Technical message',
  },
};
