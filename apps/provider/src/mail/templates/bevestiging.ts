import { brands } from '@mijn/domain/brands';
import type { MailFacts, MailWords } from './templates.ts';

/**
 * Mail that asks to confirm a new address. The address may be a stranger's, so the mail says
 * nothing about the person who typed it (ADR 0121). The only mail with a link.
 */
export function bevestigingMail({ merk, link }: MailFacts): MailWords {
  const { naam, product } = brands[merk];
  const subject = `Bevestig je e-mailadres voor ${product}`;
  const text = [
    'Hallo,',
    `Dit e-mailadres is ingevuld in ${product}. Was jij dat? Open dan deze link en kies op die pagina Bevestig:`,
    link,
    'De link werkt 24 uur, en één keer. Tot je bevestigt, sturen we niets anders naar dit adres.',
    'Was jij dit niet? Dan hoef je niets te doen. We gebruiken dit adres dan niet.',
    'Op die pagina vragen we je niet om in te loggen of te betalen.',
    naam,
    '- - -',
    `In English: this email address was entered in ${product}. Was that you? Open the link above and choose Confirm. It works for 24 hours, and once. If it was not you, you do not have to do anything: we will not use this address.`,
  ].join('\n\n');
  return { subject, text };
}
