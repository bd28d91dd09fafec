import type { Regeling } from '@mijn/contract/regeling';
import type { BetaalverzoekTitle, FactuurKind } from '@mijn/domain/factuurKindInfo';
import { type Cents, centsToEuros } from '@mijn/domain/money';
import type { FactuurFacts } from './status.rules.ts';

/** An arrangement with what is open in it and its next term. Cents, days as `yyyy-mm-dd`. */
type RegelingRow = NonNullable<FactuurFacts['regeling']> & {
  readonly open: Cents;
  readonly aantal: number;
  readonly termijn: { readonly datum: string; readonly bedrag: Cents } | null;
};

/** An invoice with all that its status follows from. Cents. */
export interface FactuurRow {
  readonly kenmerk: string;
  readonly soort: FactuurKind;
  readonly jaar: number;
  readonly datum: Temporal.PlainDate;
  readonly bedrag: Cents;
  /** What the ledger leaves of it. */
  readonly open: Cents;
  /** Kind of the last line in the ledger. */
  readonly last_boeking: string | null;
  readonly regeling_id: string | null;
  readonly regeling: RegelingRow | null;
  readonly incasso: FactuurFacts['incasso'];
  /** Day (`yyyy-mm-dd`) of the next direct debit for it, or for the arrangement it is in. */
  readonly datum_incasso: string | null;
  readonly betaalverzoek: string | null;
  readonly titel: BetaalverzoekTitle | null;
  readonly betaalverzoek_datum: Temporal.PlainDate | null;
  readonly uiterste_betaaldatum: Temporal.PlainDate | null;
}

/**
 * The arrangement an invoice is in, or was in last, as the contract tells it; null: none that runs, or one in which
 * nothing is open: it has no next term. What rests with debt help has none either way.
 */
export function regelingInContract({ regeling }: Pick<FactuurRow, 'regeling'>): Regeling | null {
  if (regeling?.status !== 'lopend') return null;
  const { soort, open, aantal, termijn } = regeling;
  if (open === 0 && soort !== 'schuldregeling') return null;
  return {
    soort,
    openBedrag: centsToEuros(open),
    aantalFacturen: aantal,
    // Every term of an arrangement is debited.
    volgendeTermijn: termijn && {
      datum: termijn.datum,
      bedrag: centsToEuros(termijn.bedrag),
      automatisch: true,
    },
  };
}

/** What the status of an invoice follows from (status.rules.ts). */
export function factsOf(row: FactuurRow): FactuurFacts {
  return {
    open: row.open,
    // What was open again after that, and was paid, is not in the settlement.
    inEindafrekening: row.last_boeking === 'eindafrekening',
    // What comes to nothing by itself was never paid (ADR 0070).
    last: row.last_boeking === 'verrekening' || row.bedrag === 0 ? 'verrekening' : 'betaald',
    regeling: row.regeling,
    titel: row.titel,
    incasso: row.incasso,
  };
}
