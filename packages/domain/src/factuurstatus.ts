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
