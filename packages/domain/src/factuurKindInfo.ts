/**
 * The kinds of invoice (§3). The key is the word on the wire (`soortFactuur`, `factuurType`);
 * `detail` is the word of its detail call (`/factuurdetails/{detail}/…`, docs/decisions.md §6); the rest is
 * how it is told to people.
 */
export const factuurKindInfo = {
  Zorgpremie: { detail: 'premie', nl: 'Zorgpremie', en: 'Premium' },
  EigenrisicoEigenbijdrage: {
    detail: 'risico',
    nl: 'Eigen risico en eigen bijdrage',
    en: 'Own risk and statutory contribution',
  },
  Eigenrisicotermijn: {
    detail: 'risicoPeriode',
    nl: 'Termijn eigen risico',
    en: 'Own-risk instalment',
  },
  Eigenrisicoeindafrekening: {
    detail: 'eindAfrekening',
    nl: 'Eindafrekening eigen risico',
    en: 'Own-risk final settlement',
  },
} as const;

/** A kind of invoice, as its word on the wire. */
export type FactuurKind = keyof typeof factuurKindInfo;

/** Tells whether a word from outside is a kind of invoice that we know. */
export function isFactuurKind(word: string): word is FactuurKind {
  return Object.hasOwn(factuurKindInfo, word);
}

/** The kinds of invoice, in the specification's order. */
export const factuurKinds = Object.keys(factuurKindInfo).filter(isFactuurKind);

/** The titles of a payment request (§3), in the order in which they become more urgent. */
export const betaalverzoekTitles = [
  'Incasso mislukt',
  'Factuur',
  'Herinnering',
  'Aanmaning',
] as const;

/** A title of a payment request. */
export type BetaalverzoekTitle = (typeof betaalverzoekTitles)[number];
