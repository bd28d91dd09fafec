import type { BetaalverzoekTitel } from '@mijn/domain/factuursoorten';
import {
  type FactuurStatusCode,
  factuurStatusTeksten,
  incassoGeplandTekst,
} from '@mijn/domain/factuurstatus';

/** All that the status of an invoice follows from. Cents. */
export interface FactuurFeiten {
  /** Its amount less everything in the ledger; below zero the person still gets it. */
  readonly open: number;
  /** Whether a final settlement has taken it up. */
  readonly inEindafrekening: boolean;
  /** What the last line in the ledger that paid something off was: paid, or set off. */
  readonly laatst: 'betaald' | 'verrekend' | null;
  readonly regeling: {
    readonly soort: 'betaalgemak' | 'betalingsregeling' | 'schuldregeling';
    readonly status: 'lopend' | 'beeindigd' | 'voltooid';
  } | null;
  /** Title of its payment request. */
  readonly titel: BetaalverzoekTitel | null;
  /** Its last direct debit. */
  readonly incasso: {
    readonly poging: 1 | 2;
    readonly status: 'gepland' | 'afgeschreven' | 'mislukt';
    /** `yyyy-mm-dd`. */
    readonly datum: string;
  } | null;
}

type Rij = readonly [code: FactuurStatusCode, geldt: (feiten: FactuurFeiten) => boolean];

/**
 * "Which invoice status when" (domain.md), most telling first: what is settled, then who else sees to
 * it, then what was asked of the person, then what the bank is to do.
 */
const tabel: readonly Rij[] = [
  ['zieEindafrekening', ({ inEindafrekening }) => inEindafrekening],
  ['teOntvangen', ({ open }) => open < 0],
  ['verrekend', ({ open, laatst }) => open === 0 && laatst === 'verrekend'],
  ['betaald', ({ open }) => open === 0],
  ['schuldregeling', ({ regeling }) => loopt(regeling) && regeling?.soort === 'schuldregeling'],
  ['betalingsregeling', ({ regeling }) => loopt(regeling)],
  ['aanmaning', ({ titel }) => titel === 'Aanmaning'],
  ['herinnering', ({ titel }) => titel === 'Herinnering'],
  ['teBetalen', ({ titel }) => titel !== null],
  ['herincasso', ({ incasso }) => incasso?.status === 'gepland' && incasso.poging === 2],
  ['incassoGepland', ({ incasso }) => incasso?.status === 'gepland'],
  [
    'betaalgemakBeeindigd',
    ({ regeling }) => regeling?.status === 'beeindigd' && regeling.soort === 'betaalgemak',
  ],
  // Also when the bank has taken the money and gave it back.
  ['incassoMislukt', ({ incasso }) => incasso !== null],
];

function loopt(regeling: FactuurFeiten['regeling']): boolean {
  return regeling?.status === 'lopend';
}

/** The status of an invoice, as our code for its text. */
export function factuurStatusCode(feiten: FactuurFeiten): FactuurStatusCode {
  return tabel.find(([, geldt]) => geldt(feiten))?.[0] ?? 'teBetalen';
}

/** The status of an invoice in the specification's words (§4), or our own for a first direct debit. */
export function factuurStatus(feiten: FactuurFeiten): string {
  const code = factuurStatusCode(feiten);
  if (code === 'incassoGepland') return incassoGeplandTekst(feiten.incasso?.datum ?? '');
  return factuurStatusTeksten[code];
}
