/**
 * The kinds of invoice (§3), keyed by their value in the contract (`soortFactuur`, `factuurType`). `detail`
 * is the segment of the detail call (`/factuurdetails/{detail}/…`, docs/decisions.md §6); the rest is their
 * name for people.
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

export type FactuurKind = keyof typeof factuurKindInfo;

/** Type guard for a known kind of invoice. */
export function isFactuurKind(word: string): word is FactuurKind {
  return Object.hasOwn(factuurKindInfo, word);
}

/** The kinds of invoice in the specification's order. */
export const factuurKinds = Object.keys(factuurKindInfo).filter(isFactuurKind);

/** The titles of a payment request (§3), from most to least urgent. */
export const betaalverzoekTitles = [
  'Aanmaning',
  'Herinnering',
  'Incasso mislukt',
  'Factuur',
] as const;

export type BetaalverzoekTitle = (typeof betaalverzoekTitles)[number];

interface DueRequest {
  readonly titel: string;
  /** `yyyy-mm-dd` */
  readonly uitersteBetaalDatum: string;
}

// An unknown title is as urgent as a first request.
function rank({ titel }: DueRequest): number {
  const known = betaalverzoekTitles.find((title) => title === titel);
  return betaalverzoekTitles.indexOf(known ?? 'Factuur');
}

/** Compares payment requests by urgency: by due date, and on one date by title. */
export function compareUrgency(a: DueRequest, b: DueRequest): number {
  return a.uitersteBetaalDatum.localeCompare(b.uitersteBetaalDatum) || rank(a) - rank(b);
}
