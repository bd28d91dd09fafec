import type { Status } from './betaling.ts';

/** How a payment can go, by the word of the page's button, with the status that it leads to. */
export const uitkomsten = {
  betaald: 'paid',
  mislukt: 'failed',
  geannuleerd: 'canceled',
  verlopen: 'expired',
  inBehandeling: 'pending',
} as const satisfies Readonly<Record<string, Status>>;

/** The word of a button. */
export type Uitkomst = keyof typeof uitkomsten;

/** Tells whether a word from outside is one of a button. */
export function isUitkomst(woord: unknown): woord is Uitkomst {
  return typeof woord === 'string' && Object.hasOwn(uitkomsten, woord);
}

/**
 * What can come after what. A bank may bring the money after all when the payment had ended
 * without: paid wins over everything, and nothing comes after paid.
 */
const vervolg: Readonly<Record<Status, readonly Status[]>> = {
  open: ['pending', 'paid', 'failed', 'canceled', 'expired'],
  pending: ['paid', 'failed', 'canceled', 'expired'],
  failed: ['paid'],
  canceled: ['paid'],
  expired: ['paid'],
  paid: [],
};

/** Tells whether a payment can go from one status to another. */
export function magNaar(van: Status, naar: Status): boolean {
  return vervolg[van].includes(naar);
}

/** The outcomes that a payment can still have, in the order of the buttons. */
export function mogelijkeUitkomsten(status: Status): readonly Uitkomst[] {
  return Object.keys(uitkomsten)
    .filter(isUitkomst)
    .filter((uitkomst) => magNaar(status, uitkomsten[uitkomst]));
}

/** The statuses of which Mollie tells by webhook; of open and pending it does not. */
export function wordtGemeld(status: Status): boolean {
  return status !== 'open' && status !== 'pending';
}
