import { brands } from '@mijn/domain/brands';
import { formatList } from '@mijn/domain/format';
import type { Language } from '@mijn/domain/language';
import type { MailFacts, MailWords } from './templates.ts';

/** A change that is reported by mail, because an intruder would make it first. */
export type ChangedField = 'email' | 'rekening' | 'toestemming' | 'machtiging';

const names: Readonly<Record<Language, Readonly<Record<ChangedField, string>>>> = {
  nl: {
    email: 'je e-mailadres',
    rekening: 'je rekeningnummer',
    toestemming: 'wie je zorg mag zien',
    machtiging: 'wie zaken voor je mag regelen',
  },
  en: {
    email: 'your email address',
    rekening: 'your account number',
    toestemming: 'who may see your care',
    machtiging: 'who may act for you',
  },
};

/**
 * Mail about a change: it names the kind of data and no values, care, amounts, numbers or links
 * (ADR 0121).
 */
export function wijzigingMail({ merk, velden }: MailFacts): MailWords {
  const { naam } = brands[merk];
  const changed = (language: Language) =>
    formatList(
      velden.map((field) => names[language][field]),
      language,
    );
  const subject = `Er is iets gewijzigd in je gegevens bij ${naam}`;
  const text = [
    'Hallo,',
    `In je gegevens bij ${naam} is gewijzigd: ${changed('nl')}.`,
    'Was jij dit? Dan hoef je niets te doen.',
    'Was jij dit niet? Bel ons dan meteen. Ons nummer staat in de app en op onze website.',
    'In dit bericht staat geen link. We vragen je in een e-mail nooit om in te loggen of te betalen.',
    naam,
    '- - -',
    `In English: at ${naam} this was changed: ${changed('en')}. If it was you, you do not have to do anything. If it was not you, call us at once: our number is in the app and on our website.`,
  ].join('\n\n');
  return { subject, text };
}
