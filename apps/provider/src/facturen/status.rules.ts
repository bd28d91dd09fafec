import type { Cents } from '@mijn/domain/money';
import type { BetaalverzoekTitle } from '@mijn/domain/factuurKindInfo';
import {
  type FactuurStatusCode,
  factuurStatusTexts,
  incassoPlannedText,
} from '@mijn/domain/factuurstatus';

/** All that the status of an invoice follows from. Cents. */
export interface FactuurFacts {
  /** Its amount less everything in the ledger; below zero the person still gets it. */
  readonly open: Cents;
  /** Whether a final settlement has taken it up. */
  readonly inEindafrekening: boolean;
  /** What the last line in the ledger that paid something off was: paid, or set off. */
  readonly last: 'betaald' | 'verrekening' | null;
  readonly regeling: {
    readonly soort: 'betaalgemak' | 'betalingsregeling' | 'schuldregeling';
    readonly status: 'lopend' | 'beeindigd' | 'voltooid';
  } | null;
  /** Title of its payment request. */
  readonly titel: BetaalverzoekTitle | null;
  /** Its last direct debit. */
  readonly incasso: {
    readonly poging: 1 | 2;
    readonly status: 'gepland' | 'afgeschreven' | 'mislukt';
    /** `yyyy-mm-dd`. */
    readonly datum: string;
  } | null;
}

type Row = readonly [code: FactuurStatusCode, applies: (facts: FactuurFacts) => boolean];

/**
 * "Which invoice status when" (docs/domain.md), most telling first: what a settlement has, then who else sees to
 * it, then what was asked of the person, then what the bank is to do.
 */
const table: readonly Row[] = [
  // Open again, by a term that the bank gave back, it is asked for as any other.
  ['seeEindafrekening', ({ inEindafrekening, open }) => inEindafrekening && open <= 0],
  ['toReceive', ({ open }) => open < 0],
  ['verrekening', ({ open, last }) => open === 0 && last === 'verrekening'],
  ['betaald', ({ open }) => open === 0],
  ['schuldregeling', ({ regeling }) => running(regeling) && regeling?.soort === 'schuldregeling'],
  ['betalingsregeling', ({ regeling }) => running(regeling)],
  ['aanmaning', ({ titel }) => titel === 'Aanmaning'],
  ['herinnering', ({ titel }) => titel === 'Herinnering'],
  ['toPay', ({ titel }) => titel !== null],
  ['herincasso', ({ incasso }) => incasso?.status === 'gepland' && incasso.poging === 2],
  ['incassoPlanned', ({ incasso }) => incasso?.status === 'gepland'],
  [
    'betaalgemakEnded',
    ({ regeling }) => regeling?.status === 'beeindigd' && regeling.soort === 'betaalgemak',
  ],
  // Also when the bank has taken the money and gave it back, and of a term by which an arrangement ended: there
  // is nothing yet that can be paid.
  [
    'incassoFailed',
    ({ incasso, regeling }) => incasso !== null || regeling?.status === 'beeindigd',
  ],
];

function running(regeling: FactuurFacts['regeling']): boolean {
  return regeling?.status === 'lopend';
}

/** The status of an invoice, as our code for its text. */
export function factuurStatusCode(facts: FactuurFacts): FactuurStatusCode {
  return table.find(([, applies]) => applies(facts))?.[0] ?? 'toPay';
}

/** The status of an invoice in the specification's words (§4), or our own for a first direct debit. */
export function factuurStatus(facts: FactuurFacts): string {
  const code = factuurStatusCode(facts);
  if (code === 'incassoPlanned') return incassoPlannedText(facts.incasso?.datum ?? '');
  return factuurStatusTexts[code];
}
