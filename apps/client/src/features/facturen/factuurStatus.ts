import {
  type FactuurStatusCode,
  type ParsedFactuurStatus,
  parseFactuurStatus,
} from '@mijn/domain/factuurstatus';
import type { StatusKind } from '@mijn/ui/StatusBadge';
import type { FactuurInRow } from './facturen.fragments.ts';

/** Where the list keeps an invoice: something is still to happen, it is done, or it is in an arrangement. */
export const factuurGroups = ['open', 'betaald', 'regeling'] as const;

/** A part of the list of invoices. */
export type FactuurGroup = (typeof factuurGroups)[number];

/** What a status means for the screen, before its words. */
export interface FactuurStatus {
  /** Undefined for a text that we do not know: it is shown as it is (docs/decisions.md §6). */
  readonly code: FactuurStatusCode | undefined;
  readonly group: FactuurGroup;
  readonly show: StatusKind;
  /** Day of a direct debit, `yyyy-mm-dd`. */
  readonly dag: string | undefined;
}

type Fixed = Pick<FactuurStatus, 'group' | 'show'>;

const perCode: Readonly<Record<FactuurStatusCode, Fixed>> = {
  betaald: { group: 'betaald', show: 'positive' },
  verrekening: { group: 'betaald', show: 'positive' },
  seeEindafrekening: { group: 'betaald', show: 'submitted' },
  toPay: { group: 'open', show: 'warning' },
  herinnering: { group: 'open', show: 'warning' },
  aanmaning: { group: 'open', show: 'negative' },
  toReceive: { group: 'open', show: 'positive' },
  incassoFailed: { group: 'open', show: 'negative' },
  betaalgemakEnded: { group: 'open', show: 'negative' },
  herincasso: { group: 'open', show: 'warning' },
  incassoPlanned: { group: 'open', show: 'info' },
  betalingsregeling: { group: 'regeling', show: 'info' },
  schuldregeling: { group: 'regeling', show: 'info' },
};

const unknown: Fixed = { group: 'open', show: 'submitted' };

/** What the status is read from. */
export type StatusSource = Pick<FactuurInRow, 'status' | 'datumAutomatischeIncasso'>;

// A debit's day is told with the invoice, and in our own text; the text alone must do as well.
function dayOf(parsed: ParsedFactuurStatus | undefined, incasso: string | null) {
  const withDay = parsed?.code === 'herincasso' || parsed?.code === 'incassoPlanned';
  return withDay ? (incasso ?? parsed.dag) : undefined;
}

/** Reads what an invoice's status text (§4) means; one we do not know counts as open. */
export function parseStatus({ status, datumAutomatischeIncasso }: StatusSource): FactuurStatus {
  const parsed = parseFactuurStatus(status);
  const fixed = parsed === undefined ? unknown : perCode[parsed.code];
  return { code: parsed?.code, dag: dayOf(parsed, datumAutomatischeIncasso), ...fixed };
}

const behind: ReadonlySet<FactuurStatusCode | undefined> = new Set<FactuurStatusCode>([
  'aanmaning',
  'incassoFailed',
  'betaalgemakEnded',
  'betalingsregeling',
  'schuldregeling',
]);

/** Whether paying an invoice did not go as it should: then help with arrears is offered. */
export function isBehind(factuur: StatusSource): boolean {
  return behind.has(parseStatus(factuur).code);
}
