import type { Language } from './language.ts';

/** A person's limit per minute and per day, in the units that `limits` describes. */
export interface Quota {
  readonly limits: string;
  readonly perMinute: number;
  readonly perDay: number;
  readonly why: string;
}

/** The quotas; each name is also the reason in a 429. */
export type QuotaName =
  | 'declaraties'
  | 'bestanden'
  | 'wijzigingen'
  | 'vragen'
  | 'rekeningwijzigingen'
  | 'betalingen'
  | 'documenten'
  | 'gegevens'
  | 'pushberichten'
  | 'bevestigingsmails'
  | 'bevestigingsadressen';

/**
 * Limits per person over all sessions, addresses and gateways (ADR 0049). The insurer enforces them,
 * because it knows persons and has other gateways. A family that sends 60 bills of maximum size in an
 * evening stays below all of them. A window begins with the first use.
 */
export const quotas: Readonly<Record<QuotaName, Quota>> = {
  declaraties: {
    limits: 'claims sent in, also refused ones; a repeat of one that is stored does not count',
    perMinute: 20,
    perDay: 300,
    why: 'somebody types one in half a minute; a script sent 420 in 11 s, each of which is judged and looked at',
  },
  bestanden: {
    limits: 'kilobytes of files for claims, sent to be checked or with the claim',
    perMinute: 150_000,
    perDay: 3_000_000,
    why: 'three of the largest claims in a minute and 60 in a day; a script filled the disk with 323 MB in 20 s',
  },
  wijzigingen: {
    limits: 'changes of details and choices, requests for an arrangement',
    perMinute: 20,
    perDay: 150,
    why: 'each writes history and may send mail',
  },
  vragen: {
    limits: 'questions to the insurer, also one that is sent again',
    perMinute: 10,
    perDay: 40,
    why: 'each may land on the desk of an employee; a person with a bill of many lines asks a few',
  },
  rekeningwijzigingen: {
    limits: 'changes of the account, also those that only compared its name',
    perMinute: 5,
    perDay: 15,
    why: 'each compares a name with an account, by which a script could find out whose it is',
  },
  betalingen: {
    limits: 'payments begun or resumed',
    perMinute: 10,
    perDay: 100,
    why: 'each may make and cancel a payment at the payment provider, which counts and bills them',
  },
  documenten: {
    limits: 'PDFs drawn',
    perMinute: 60,
    perDay: 600,
    why: 'each takes a processor about 70 ms; all letters of a year are opened well below this',
  },
  gegevens: {
    limits: "copies of all of one's data",
    perMinute: 3,
    perDay: 12,
    why: 'each makes some hundred calls for a person with many claims; both languages and forms stay below it',
  },
  pushberichten: {
    limits: 'registrations of a browser for push messages',
    perMinute: 10,
    perDay: 50,
    why: 'each message is sent to all of them, at a service of somebody else',
  },
  bevestigingsmails: {
    limits: 'links mailed to confirm a new e-mail address',
    perMinute: 3,
    perDay: 10,
    why: 'each goes to an address that nobody confirmed; a script had 30 mails sent to a stranger in 1.6 s',
  },
  bevestigingsadressen: {
    limits: 'the same to one address, whoever typed it',
    perMinute: 3,
    perDay: 5,
    why: 'many persons could mail one stranger; a couple with one address, and a mistake each, stay below it',
  },
};

/**
 * Maximum pages that the gateway renders for a person per minute, over all addresses and gateways. Without
 * script each click renders one; a person with many addresses could otherwise use up the processors.
 */
export const maximumPages = 240;

/**
 * Maximum live sessions of a person, enforced by the gateway; a login beyond it ends the oldest session.
 * Allows a dozen devices and forgotten tabs, and stops a script that opened 120.
 */
export const maximumLiveSessies = 20;

const done: Readonly<Record<QuotaName, Readonly<Record<Language, string>>>> = {
  declaraties: { nl: 'een declaratie verstuurd', en: 'sent a claim' },
  bestanden: { nl: 'grote bestanden verstuurd', en: 'sent large files' },
  wijzigingen: { nl: 'iets gewijzigd of aangevraagd', en: 'changed or requested something' },
  vragen: { nl: 'een vraag gesteld', en: 'asked a question' },
  rekeningwijzigingen: { nl: 'een rekening ingevuld', en: 'entered an account' },
  betalingen: { nl: 'een betaling gestart', en: 'started a payment' },
  documenten: { nl: 'een document geopend', en: 'opened a document' },
  gegevens: { nl: 'je gegevens gedownload', en: 'downloaded your data' },
  pushberichten: { nl: 'meldingen aangezet', en: 'switched notifications on' },
  bevestigingsmails: {
    nl: 'een ander e-mailadres ingevuld',
    en: 'entered another email address',
  },
  bevestigingsadressen: {
    nl: 'een link naar dit e-mailadres gevraagd',
    en: 'asked for a link to this email address',
  },
};

/** Returns the quota among the reasons of a refusal. */
export function findQuota(reasons: readonly string[]): QuotaName | undefined {
  return reasons.find((reason): reason is QuotaName => Object.hasOwn(done, reason));
}

const units = {
  nl: { second: ['seconde', 'seconden'], minute: ['minuut', 'minuten'], hour: ['uur', 'uur'] },
  en: { second: ['second', 'seconds'], minute: ['minute', 'minutes'], hour: ['hour', 'hours'] },
} as const;

/** Formats a wait, rounded up: `40 seconden`, `3 minuten`, `5 uur`. */
export function formatWait(seconds: number, language: Language): string {
  const [unit, length] =
    seconds <= 90
      ? (['second', 1] as const)
      : seconds <= 90 * 60
        ? (['minute', 60] as const)
        : (['hour', 3_600] as const);
  const count = Math.max(1, Math.ceil(seconds / length));
  return `${count} ${units[language][unit][count === 1 ? 0 : 1]}`;
}

/** Returns the text of a 429: the reason, and the wait until the next attempt. */
export function quotaText(name: QuotaName, seconds: number, language: Language): string {
  const wait = formatWait(seconds, language);
  const did = done[name][language];
  return language === 'nl'
    ? `Je hebt te vaak achter elkaar ${did}. Over ${wait} kan het weer.`
    : `You ${did} too many times in a row. You can do it again in ${wait}.`;
}
