import type { Cents } from '@mijn/domain/money';
import {
  type BetaalverzoekTitle,
  type FactuurStatusCode,
  factuurStatusTexts,
  incassoPlannedText,
} from '@mijn/domain/factuur';

/** Facts that decide the status of an invoice. Cents. */
export interface FactuurFacts {
  /** Amount less all ledger lines; negative: to be received by the person. */
  readonly open: Cents;
  /** Taken up in a final settlement. */
  readonly inEindafrekening: boolean;
  /** Kind of the last ledger line that reduced the amount. */
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

// "Which invoice status when" (docs/domain.md); the first matching row applies: settlement, other ways
// of payment, requests to the person, then debits.
const table: readonly Row[] = [
  // An amount reopened by a returned term is requested like any other.
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
  // Includes a returned debit and the missed term of an ended arrangement: neither can be paid yet.
  [
    'incassoFailed',
    ({ incasso, regeling }) => incasso !== null || regeling?.status === 'beeindigd',
  ],
];

function running(regeling: FactuurFacts['regeling']): boolean {
  return regeling?.status === 'lopend';
}

/** Returns the code of an invoice's status. */
export function factuurStatusCode(facts: FactuurFacts): FactuurStatusCode {
  return table.find(([, applies]) => applies(facts))?.[0] ?? 'toPay';
}

/**
 * Returns the text of an invoice's status as in the specification (§4), or our own text for a first
 * direct debit.
 */
export function factuurStatus(facts: FactuurFacts): string {
  const code = factuurStatusCode(facts);
  if (code === 'incassoPlanned') return incassoPlannedText(facts.incasso?.datum ?? '');
  return factuurStatusTexts[code];
}
