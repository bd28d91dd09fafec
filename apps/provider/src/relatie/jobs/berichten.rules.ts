import { type Brand, brands } from '@mijn/domain/brands';
import type { Language } from '@mijn/domain/language';

/** What a message can be about: what somebody in another's account would change first. */
export const topics = ['email', 'rekening', 'toestemming'] as const;

/** One of them. */
export type Topic = (typeof topics)[number];

/** The words of a mail. */
export interface MailWords {
  readonly subject: string;
  readonly text: string;
}

const names: Readonly<Record<Language, Readonly<Record<Topic, string>>>> = {
  nl: {
    email: 'je e-mailadres',
    rekening: 'je rekeningnummer',
    toestemming: 'wie je zorg mag zien',
  },
  en: {
    email: 'your email address',
    rekening: 'your account number',
    toestemming: 'who may see your care',
  },
};

function listOf(changed: readonly Topic[], language: Language): string {
  return new Intl.ListFormat(language).format(changed.map((topic) => names[language][topic]));
}

/**
 * The words of the mail that tells of a change: what kind of thing was changed and nothing of what it
 * was or is, no care, no amount, no number and no link.
 */
export function changedMail(merk: Brand, changed: readonly Topic[]): MailWords {
  const { naam } = brands[merk];
  const subject = `Er is iets gewijzigd in je gegevens bij ${naam}`;
  const text = [
    'Hallo,',
    `In je gegevens bij ${naam} is gewijzigd: ${listOf(changed, 'nl')}.`,
    'Was jij dit? Dan hoef je niets te doen.',
    'Was jij dit niet? Bel ons dan meteen. Ons nummer staat in de app en op onze website.',
    'In dit bericht staat geen link. We vragen je in een e-mail nooit om in te loggen of te betalen.',
    naam,
    '- - -',
    `In English: at ${naam} this was changed: ${listOf(changed, 'en')}. If it was you, you do not have to do anything. If it was not you, call us at once: our number is in the app and on our website.`,
  ].join('\n\n');
  return { subject, text };
}
