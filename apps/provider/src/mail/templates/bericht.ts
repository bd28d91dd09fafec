import { brands } from '@mijn/domain/brands';
import type { MailFacts, MailWords } from './templates.ts';

/**
 * Mail about a new message, without its subject: anybody else who reads it learns only that there
 * is an insurer (ADR 0063).
 */
export function berichtMail({ merk }: MailFacts): MailWords {
  const { naam, product } = brands[merk];
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
