import {
  type FactuurStatusCode,
  type ParsedFactuurStatus,
  parseFactuurStatus,
} from '@mijn/domain/factuurstatus';
import type { StatusKind } from '@mijn/ui/StatusBadge';
import type { Cents } from '@mijn/domain/money';
import type { FactuurInList } from './facturen.fragments.ts';

/** Groups of the invoice list: something is still to happen, done, or in an arrangement. */
export const factuurGroups = ['open', 'betaald', 'regeling'] as const;

export type FactuurGroup = (typeof factuurGroups)[number];

/** The meaning of a status for the screen, without words. */
export interface FactuurStatus {
  /** Undefined for an unknown text, which is shown as it is (docs/decisions.md §6). */
  readonly code: FactuurStatusCode | undefined;
  readonly group: FactuurGroup;
  readonly show: StatusKind;
  /** Date of a direct debit, `yyyy-mm-dd`. */
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

/** The fields that the status is derived from. */
export type StatusSource = Pick<FactuurInList, 'status' | 'datumAutomatischeIncasso'>;

// The date of a debit is a field of the invoice and part of our own text; the text alone has to do as well.
function dayOf(parsed: ParsedFactuurStatus | undefined, incasso: string | null) {
  const withDay = parsed?.code === 'herincasso' || parsed?.code === 'incassoPlanned';
  return withDay ? (incasso ?? parsed.dag) : undefined;
}

/** Parses the status text of an invoice (§4); an unknown one counts as open. */
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

/** Returns whether the payment of an invoice went wrong, so that help with arrears is offered. */
export function isBehind(factuur: StatusSource): boolean {
  return behind.has(parseStatus(factuur).code);
}

/** Returns what is still open of an invoice in cents, the whole of it when the insurer does not tell. */
export function openOf({
  openBedrag,
  bedrag,
}: Pick<FactuurInList, 'openBedrag' | 'bedrag'>): Cents {
  return openBedrag ?? bedrag;
}
