import { formatFullDay, parseFullDay } from './datum.ts';

/**
 * The status texts of an invoice: the specification's twelve (§4), to the letter. The key is our
 * code for the text.
 */
export const factuurStatusTexts = {
  betaald: 'Betaald',
  toPay: 'Te betalen via iDEAL',
  verrekening: 'Verrekend',
  toReceive: 'Te ontvangen',
  incassoFailed: 'Incasso mislukt - betaalverzoek volgt',
  betaalgemakEnded: 'Betaalgemak beëindigd - betaalverzoek volgt',
  betalingsregeling: 'Opgenomen in betalingsregeling',
  schuldregeling: 'Schuldregeling',
  /** The day is not in the text: the client adds `datumAutomatischeIncasso` (docs/domain.md). */
  herincasso: 'Herincasso (wordt van uw rekening afgeschreven op)',
  aanmaning: 'Aanmaning - te betalen via iDEAL',
  herinnering: 'Herinnering - te betalen via iDEAL',
  seeEindafrekening: 'Zie eindafrekening',
} as const;

/** Our own thirteenth, for a first direct debit; its day stands behind it (docs/domain.md). */
const firstIncasso = 'Wordt automatisch afgeschreven op ';

/** A code for the status of an invoice; `incassoPlanned` is the one that is ours. */
export type FactuurStatusCode = keyof typeof factuurStatusTexts | 'incassoPlanned';

/** The codes that have a fixed text. */
export const factuurStatusCodes = Object.keys(factuurStatusTexts).filter(
  (code): code is keyof typeof factuurStatusTexts => Object.hasOwn(factuurStatusTexts, code),
);

/** The text of a planned first direct debit: `Wordt automatisch afgeschreven op 25 november 2026`. */
export function incassoPlannedText(day: string): string {
  return `${firstIncasso}${formatFullDay(day, 'nl')}`;
}

/** A status text that was understood; `dag` (`yyyy-mm-dd`) only where the text names one. */
export interface ParsedFactuurStatus {
  readonly code: FactuurStatusCode;
  readonly dag?: string;
}

const byText = new Map<string, FactuurStatusCode>(
  factuurStatusCodes.map((code) => [factuurStatusTexts[code], code]),
);

/**
 * Reads an invoice's status text; undefined for one we do not know, which is then shown as it is
 * and logged (docs/decisions.md §6).
 */
export function parseFactuurStatus(text: string): ParsedFactuurStatus | undefined {
  const code = byText.get(text);
  if (code !== undefined) return { code };
  if (!text.startsWith(firstIncasso)) return undefined;
  const day = parseFullDay(text.slice(firstIncasso.length));
  return day === undefined ? undefined : { code: 'incassoPlanned', dag: day };
}
