import { formatDay } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import type { BriefWords } from './aanmaning.rules.ts';
import type { RekeningContent } from './brief.ts';

interface Words {
  readonly title: string;
  readonly header: string;
  readonly introduction: (iban: string) => string;
  readonly payouts: (day: string) => string;
  readonly stranger: string;
}

const words: Readonly<Record<Language, Words>> = {
  nl: {
    title: 'Ander rekeningnummer',
    header: 'Je rekeningnummer is gewijzigd',
    introduction: (iban) =>
      `In de app is een ander rekeningnummer ingevuld: ${iban}. We sturen je deze brief, omdat we geen e-mailadres van je kennen.`,
    payouts: (day) =>
      `Vanaf ${day} betalen we uit op deze rekening. Tot die dag betalen we niets uit.`,
    stranger: 'Was jij dit? Dan hoef je niets te doen. Was jij dit niet? Bel ons dan meteen.',
  },
  en: {
    title: 'Another account number',
    header: 'Your account number was changed',
    introduction: (iban) =>
      `Another account number was entered in the app: ${iban}. We send you this letter because we know no email address of you.`,
    payouts: (day) => `From ${day} we pay out to this account. Until that day we pay nothing out.`,
    stranger:
      'Was it you? Then you do not have to do anything. If it was not you, call us at once.',
  },
};

/** Composes the letter about a changed account, for people whom no e-mail can tell of it. */
export function rekeningWords(
  { geadresseerde, iban, payoutsFrom }: RekeningContent,
  language: Language,
): BriefWords {
  const w = words[language];
  return {
    title: w.title,
    header: w.header,
    introduction: w.introduction(iban),
    blocks: [
      { kind: 'names', names: geadresseerde },
      { kind: 'sentence', text: w.payouts(formatDay(payoutsFrom, language)) },
      { kind: 'sentence', text: w.stranger },
    ],
  };
}
