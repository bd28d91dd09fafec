import { formatDag, leesDagVoluit } from './datum.ts';

/**
 * The status texts of an invoice: the specification's twelve (§4), to the letter. The key is our
 * code for the text.
 */
export const factuurStatusTeksten = {
  betaald: 'Betaald',
  teBetalen: 'Te betalen via iDEAL',
  verrekend: 'Verrekend',
  teOntvangen: 'Te ontvangen',
  incassoMislukt: 'Incasso mislukt - betaalverzoek volgt',
  betaalgemakBeeindigd: 'Betaalgemak beëindigd - betaalverzoek volgt',
  betalingsregeling: 'Opgenomen in betalingsregeling',
  schuldregeling: 'Schuldregeling',
  /** The day is not in the text: the client adds `datumAutomatischeIncasso` (domain.md). */
  herincasso: 'Herincasso (wordt van uw rekening afgeschreven op)',
  aanmaning: 'Aanmaning - te betalen via iDEAL',
  herinnering: 'Herinnering - te betalen via iDEAL',
  zieEindafrekening: 'Zie eindafrekening',
} as const;

/** Our own thirteenth, for a first direct debit; its day stands behind it (domain.md). */
const eersteIncasso = 'Wordt automatisch afgeschreven op ';

/** A code for the status of an invoice; `incassoGepland` is the one that is ours. */
export type FactuurStatusCode = keyof typeof factuurStatusTeksten | 'incassoGepland';

/** The codes that have a fixed text. */
export const factuurStatusCodes = Object.keys(factuurStatusTeksten).filter(
  (code): code is keyof typeof factuurStatusTeksten => Object.hasOwn(factuurStatusTeksten, code),
);

/** The text of a planned first direct debit: `Wordt automatisch afgeschreven op 25 november 2026`. */
export function incassoGeplandTekst(dag: string): string {
  return `${eersteIncasso}${formatDag(dag, 'nl')}`;
}

/** A status text that was understood; `dag` (`yyyy-mm-dd`) only where the text names one. */
export interface GelezenFactuurStatus {
  readonly code: FactuurStatusCode;
  readonly dag?: string;
}

const perTekst = new Map<string, FactuurStatusCode>(
  factuurStatusCodes.map((code) => [factuurStatusTeksten[code], code]),
);

/**
 * Reads an invoice's status text; undefined for one we do not know, which is then shown as it is
 * and logged (decisions §6).
 */
export function leesFactuurStatus(tekst: string): GelezenFactuurStatus | undefined {
  const code = perTekst.get(tekst);
  if (code !== undefined) return { code };
  if (!tekst.startsWith(eersteIncasso)) return undefined;
  const dag = leesDagVoluit(tekst.slice(eersteIncasso.length));
  return dag === undefined ? undefined : { code: 'incassoGepland', dag };
}
