/** How much a person may do, per minute and per day, in units of what `limits` names. */
export interface Quota {
  readonly limits: string;
  readonly perMinute: number;
  readonly perDay: number;
  readonly why: string;
}

/** The kinds of quota; each is also the reason in a refusal with 429. */
export type QuotaName =
  | 'declaraties'
  | 'bestanden'
  | 'wijzigingen'
  | 'betalingen'
  | 'documenten'
  | 'pushberichten'
  | 'bevestigingsmails'
  | 'bevestigingsadressen';

/**
 * The limits of one person, whichever sessions, addresses and gateways they use (ADR 0049). The insurer holds
 * these: it knows persons, and other gateways may call it. A family that sends in 60 bills in an evening, each as
 * large as may be, stays below all of them. The windows begin with the first use.
 */
export const quotas: Readonly<Record<QuotaName, Quota>> = {
  declaraties: {
    limits: 'claims sent in; a repeat of one that is stored does not count',
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
 * Living sessions of a person, which the gateway holds: only it knows sessions. A login is never refused for it: the
 * oldest session ends. A dozen devices and forgotten tabs fit; a script kept 120.
 */
export const maximumLiveSessies = 20;
