import { formatFullDay, parseFullDay } from './datum.ts';

/** The twelve status texts of an invoice (§4), literally, keyed by our code. */
export const factuurStatusTexts = {
  betaald: 'Betaald',
  toPay: 'Te betalen via iDEAL',
  verrekening: 'Verrekend',
  toReceive: 'Te ontvangen',
  incassoFailed: 'Incasso mislukt - betaalverzoek volgt',
  betaalgemakEnded: 'Betaalgemak beëindigd - betaalverzoek volgt',
  betalingsregeling: 'Opgenomen in betalingsregeling',
  schuldregeling: 'Schuldregeling',
  /** The text has no day: the client adds `datumAutomatischeIncasso` (docs/domain.md). */
  herincasso: 'Herincasso (wordt van uw rekening afgeschreven op)',
  aanmaning: 'Aanmaning - te betalen via iDEAL',
  herinnering: 'Herinnering - te betalen via iDEAL',
  seeEindafrekening: 'Zie eindafrekening',
} as const;

/** Our thirteenth text, for a first direct debit, followed by its day (docs/domain.md). */
const firstIncasso = 'Wordt automatisch afgeschreven op ';

/** The code of an invoice status; `incassoPlanned` is our own addition. */
export type FactuurStatusCode = keyof typeof factuurStatusTexts | 'incassoPlanned';

export const factuurStatusCodes = Object.keys(factuurStatusTexts).filter(
  (code): code is keyof typeof factuurStatusTexts => Object.hasOwn(factuurStatusTexts, code),
);

/**
 * Returns the text of a planned first direct debit: `Wordt automatisch afgeschreven op 25 november 2026`.
 */
export function incassoPlannedText(day: string): string {
  return `${firstIncasso}${formatFullDay(day, 'nl')}`;
}

/** A parsed status text; `dag` (`yyyy-mm-dd`) only if the text has one. */
export interface ParsedFactuurStatus {
  readonly code: FactuurStatusCode;
  readonly dag?: string;
}

const byText = new Map<string, FactuurStatusCode>(
  factuurStatusCodes.map((code) => [factuurStatusTexts[code], code]),
);

/**
 * Parses an invoice's status text; undefined if unknown, and then the text is shown unchanged and logged
 * (docs/decisions.md §6).
 */
export function parseFactuurStatus(text: string): ParsedFactuurStatus | undefined {
  const code = byText.get(text);
  if (code !== undefined) return { code };
  if (!text.startsWith(firstIncasso)) return undefined;
  const day = parseFullDay(text.slice(firstIncasso.length));
  return day === undefined ? undefined : { code: 'incassoPlanned', dag: day };
}

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

const minimum = 30_00;
const months = 12;
const step = 10_00;

/**
 * Returns the monthly term of Betaalgemak in whole cents: max(€ 30, open / 12 rounded up to tens of euros)
 * (docs/domain.md).
 */
export function betaalgemakTermijn(openAmount: number): number {
  return Math.max(minimum, Math.ceil(openAmount / months / step) * step);
}

/** Periods of premium that an invoice asks for: a calendar month, quarter or year. */
export const premieperiodes = ['maand', 'kwartaal', 'jaar'] as const;

export type Premieperiode = (typeof premieperiodes)[number];
