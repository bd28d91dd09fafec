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
  | 'rekeningwijzigingen'
  | 'betalingen'
  | 'documenten'
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
    limits: 'changes of details and choices, questions about a claim, requests for an arrangement',
    perMinute: 20,
    perDay: 150,
    why: 'each writes history and may send mail, or lands on the desk of an employee',
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
