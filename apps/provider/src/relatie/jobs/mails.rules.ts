import { type Brand, brands } from '@mijn/domain/brands';
import { formatList } from '@mijn/domain/formatList';
import type { Language } from '@mijn/domain/language';

/**
 * What a mail can be about: what somebody in another's account would change first, or that there is a
 * message in the app.
 */
export type Topic = 'email' | 'rekening' | 'toestemming' | 'bericht';

/** The words of a mail. */
export interface MailWords {
  readonly subject: string;
  readonly text: string;
}

/** What was changed, which its owner must hear of. */
type Change = Exclude<Topic, 'bericht'>;

const names: Readonly<Record<Language, Readonly<Record<Change, string>>>> = {
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

function listOf(changed: readonly Change[], language: Language): string {
  return formatList(
    changed.map((topic) => names[language][topic]),
    language,
  );
}

/**
 * The words of the mail that tells of a change: what kind of thing was changed and nothing of what it
 * was or is, no care, no amount, no number and no link.
 */
function changedMail(brand: Brand, changed: readonly Change[], hasBericht: boolean): MailWords {
  const { naam, product } = brands[brand];
  const subject = `Er is iets gewijzigd in je gegevens bij ${naam}`;
  const text = [
    'Hallo,',
    `In je gegevens bij ${naam} is gewijzigd: ${listOf(changed, 'nl')}.`,
    'Was jij dit? Dan hoef je niets te doen.',
    'Was jij dit niet? Bel ons dan meteen. Ons nummer staat in de app en op onze website.',
    ...(hasBericht ? [`Er staat ook een nieuw bericht voor je klaar in ${product}.`] : []),
    'In dit bericht staat geen link. We vragen je in een e-mail nooit om in te loggen of te betalen.',
    naam,
    '- - -',
    `In English: at ${naam} this was changed: ${listOf(changed, 'en')}. If it was you, you do not have to do anything. If it was not you, call us at once: our number is in the app and on our website.${hasBericht ? ` A new message is waiting for you in ${product} too.` : ''}`,
  ].join('\n\n');
  return { subject, text };
}

// Nothing of what it is about: who else reads this mail learns that there is an insurer, and no more.
function berichtMail(brand: Brand): MailWords {
  const { naam, product } = brands[brand];
  const subject = `Er staat een bericht voor je klaar in ${product}`;
  const text = [
    'Hallo,',
    `Er staat een nieuw bericht voor je klaar. Open de app of ga zelf naar ${product}, en kijk bij Berichten.`,
    'In deze e-mail staat geen link. We vragen je in een e-mail nooit om in te loggen of te betalen.',
    'Wil je deze e-mails niet meer? Zet ze uit bij Berichten.',
    naam,
    '- - -',
    `In English: a new message is waiting for you in ${product}, under Messages. There is no link in this mail. You can switch these mails off under Messages.`,
  ].join('\n\n');
  return { subject, text };
}

/** The words of a mail: that something was changed, that a message waits, or both: a change is never left out. */
export function mailWords(brand: Brand, fields: readonly Topic[]): MailWords {
  const changed = fields.filter((topic) => topic !== 'bericht');
  if (changed.length === 0) return berichtMail(brand);
  return changedMail(brand, changed, fields.includes('bericht'));
}
