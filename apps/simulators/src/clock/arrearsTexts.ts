import type { Language } from '@mijn/domain/language';
import type { Arrears } from './config.ts';

/** The words of the list of arrears of premium. */
export interface ArrearsTexts {
  readonly name: string;
  readonly title: string;
  readonly explanation: string;
  readonly nothing: string;
  readonly stages: Readonly<Record<Arrears['stap'], string>>;
  readonly disputedSince: string;
  readonly dispute: string;
  readonly answer: string;
  readonly unknown: string;
  readonly back: string;
}

/** The words in both languages. */
export const arrearsTexts: Readonly<Record<Language, ArrearsTexts>> = {
  nl: {
    name: 'Medewerker (simulator)',
    title: 'Premieachterstanden',
    explanation:
      'Belt iemand omdat de achterstand niet klopt? Noteer dat hier. Tot het antwoord volgt er geen nieuwe stap, en geen aanmelding bij het CAK.',
    nothing: 'Niemand heeft een premieachterstand.',
    stages: {
      aanbod: 'Regeling aangeboden',
      waarschuwing: 'Gewaarschuwd',
      aanmelding: 'Aangemeld bij het CAK',
    },
    disputedSince: 'Betwist sinds',
    dispute: 'Noteer: betwist',
    answer: 'Noteer: beantwoord',
    unknown: 'Die achterstand is er niet meer.',
    back: 'Naar de dag bij de verzekeraar',
  },
  en: {
    name: 'Staff (simulator)',
    title: 'Arrears of premium',
    explanation:
      'Does somebody call because the arrears are not right? Note it here. Until the answer no further step follows, and no registration with the CAK.',
    nothing: 'Nobody is in arrears of premium.',
    stages: {
      aanbod: 'Arrangement offered',
      waarschuwing: 'Warned',
      aanmelding: 'Registered with the CAK',
    },
    disputedSince: 'Disputed since',
    dispute: 'Note: disputed',
    answer: 'Note: answered',
    unknown: 'Those arrears are over.',
    back: 'To the day at the insurer',
  },
};
