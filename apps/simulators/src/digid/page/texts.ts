import type { Language } from '@mijn/domain/language';

const nl = {
  name: 'DigiD-simulator',
  title: 'Kies wie inlogt',
  thisIsNotDigid: 'Dit is niet DigiD.',
  explanation:
    'Dit is een simulator om de app mee uit te proberen. Alle mensen hieronder zijn verzonnen. Vul nergens je echte gegevens in.',
  niveau: 'Gevraagd niveau',
  backTo: 'Je gaat daarna terug naar',
  faults: 'Storingen nabootsen',
  faultsExplanation: 'Wat gaat er mis? Dit geldt alleen voor deze keer inloggen.',
  noFault: 'Niets, alles gaat goed',
  mandate: 'DigiD Machtigen',
  represented: 'Namens wie',
  service: 'Waarvoor',
  people: 'Inloggen als',
  cancel: 'Annuleren',
  failedTitle: 'Inloggen lukt zo niet',
  failedExplanation:
    'Deze keer inloggen is verlopen, al klaar, of klopt niet. Ga terug naar de app en begin opnieuw.',
  startTitle: 'Hier begin je niet',
  startExplanation: 'Open de app en kies daar Inloggen met DigiD. Dan kom je vanzelf hier.',
  problem: 'Technische melding',
};

export type Texts = typeof nl;

export const texts: Readonly<Record<Language, Texts>> = {
  nl,
  en: {
    name: 'DigiD simulator',
    title: 'Choose who logs in',
    thisIsNotDigid: 'This is not DigiD.',
    explanation:
      'This is a simulator for trying out the app. All people below are invented. Do not enter your real details anywhere.',
    niveau: 'Level asked for',
    backTo: 'After that you go back to',
    faults: 'Simulate faults',
    faultsExplanation: 'What goes wrong? This holds for this login only.',
    noFault: 'Nothing, all goes well',
    mandate: 'DigiD Machtigen (acting for somebody else)',
    represented: 'On behalf of',
    service: 'For what',
    people: 'Log in as',
    cancel: 'Cancel',
    failedTitle: 'Logging in does not work like this',
    failedExplanation:
      'This login has expired, is already done, or is not right. Go back to the app and start again.',
    startTitle: 'This is not where you start',
    startExplanation: 'Open the app and choose Log in with DigiD there. That brings you here.',
    problem: 'Technical message',
  },
};

/** The simulated login. */
export type LoginKind = 'digid' | 'staff';

const staff: Readonly<Record<Language, Partial<Texts>>> = {
  nl: {
    name: 'Medewerkerslogin (simulator)',
    title: 'Kies welke medewerker inlogt',
    thisIsNotDigid: 'Dit is een simulator.',
    explanation:
      'In het echt loggen medewerkers hier in met het account van de verzekeraar. De medewerkers hieronder zijn verzonnen.',
  },
  en: {
    name: 'Staff login (simulator)',
    title: 'Choose which employee logs in',
    thisIsNotDigid: 'This is a simulator.',
    explanation:
      'In reality staff log in here with the insurer’s account. The employees below are invented.',
  },
};

/** Returns the texts of a login's pages in a language. */
export function textsOf(language: Language, kind: LoginKind): Texts {
  return kind === 'staff' ? { ...texts[language], ...staff[language] } : texts[language];
}
