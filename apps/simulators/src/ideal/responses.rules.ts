import { sinceOf, statusOf, type Betaling, type Status, type Refund } from './betaling.ts';
import { sumOf } from '@mijn/domain/money';
import { type Amount, amountOf } from './money.rules.ts';

const hal = 'application/hal+json';
const documentation = { href: 'https://docs.mollie.com/reference/payments-api', type: 'text/html' };

const halLink = (href: string, type = hal) => ({ href, type });

/** Returns the address of a payment's page at the simulated bank. */
export function paymentPageOf(address: string, id: string): string {
  return `${address}/betalen/${id}`;
}

/** The field with the start of a status; open and pending have none. */
const timeField: Readonly<Partial<Record<Status, string>>> = {
  paid: 'paidAt',
  failed: 'failedAt',
  canceled: 'canceledAt',
  expired: 'expiredAt',
};

/** Returns the refunded amount of a payment in cents. */
export function refunded({ refunds }: Betaling): number {
  return sumOf(refunds, ({ cents }) => cents);
}

/** Returns the remaining amount of a payment in cents. */
export function remaining(betaling: Betaling): number {
  return betaling.cents - refunded(betaling) - (betaling.chargedBack ?? 0);
}

/** A payment in Mollie's format, with the fields that faults may change. */
export interface BetalingResponse extends Readonly<Record<string, unknown>> {
  readonly amount: Amount;
  readonly metadata: unknown;
}

/** Formats a payment as in Mollie's v2 API. */
export function betalingResponse(betaling: Betaling, address: string): BetalingResponse {
  const { id, cents, description, redirectUrl, webhookUrl, metadata } = betaling;
  const status = statusOf(betaling);
  const field = timeField[status];
  const back = refunded(betaling);
  return {
    resource: 'payment',
    id,
    mode: 'test',
    description,
    amount: amountOf(cents),
    ...(status === 'paid' && {
      amountRefunded: amountOf(back),
      amountRemaining: amountOf(remaining(betaling)),
      ...(betaling.chargedBack && { amountChargedBack: amountOf(betaling.chargedBack) }),
      details: { consumerName: 'Proefrekening', consumerAccount: null, consumerBic: null },
    }),
    method: 'ideal',
    metadata,
    redirectUrl,
    webhookUrl,
    sequenceType: 'oneoff',
    profileId: 'pfl_simulator',
    status,
    isCancelable: status === 'open',
    createdAt: betaling.steps[0].at,
    ...(status === 'open' && { expiresAt: betaling.expiresAt }),
    ...(field && { [field]: sinceOf(betaling) }),
    _links: {
      self: halLink(`${address}/v2/payments/${id}`),
      dashboard: halLink(`${address}/besturing/betaling/${id}`, 'text/html'),
      ...(status === 'open' && { checkout: halLink(paymentPageOf(address, id), 'text/html') }),
      ...(back > 0 && { refunds: halLink(`${address}/v2/payments/${id}/refunds`) }),
      documentation: documentation,
    },
  };
}

/** Formats a refund as in Mollie's v2 API. */
export function refundResponse(
  { id, cents, description, metadata, at }: Refund,
  betaling: Betaling,
  address: string,
): Readonly<Record<string, unknown>> {
  const from = `${address}/v2/payments/${betaling.id}`;
  return {
    resource: 'refund',
    id,
    mode: 'test',
    description,
    amount: amountOf(cents),
    metadata,
    paymentId: betaling.id,
    status: 'refunded',
    createdAt: at,
    _links: {
      self: halLink(`${from}/refunds/${id}`),
      payment: halLink(from),
      documentation: documentation,
    },
  };
}

/** Formats a page of a list; `next` is the address of the next page. */
export function listResponse(
  kind: 'payments' | 'refunds',
  items: readonly Readonly<Record<string, unknown>>[],
  self: string,
  next?: string,
): Readonly<Record<string, unknown>> {
  return {
    count: items.length,
    _embedded: { [kind]: items },
    _links: {
      self: halLink(self),
      previous: null,
      next: next === undefined ? null : halLink(next),
      documentation: documentation,
    },
  };
}

const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized Request',
  404: 'Not Found',
  409: 'Conflict',
  422: 'Unprocessable Entity',
  500: 'Internal Server Error',
};

/** Formats an error as in Mollie's v2 API. */
export function errorResponse(
  status: number,
  detail: string,
  field?: string,
): Readonly<Record<string, unknown>> {
  return {
    status,
    title: titles[status] ?? 'Error',
    detail,
    ...(field && { field }),
    _links: { documentation: documentation },
  };
}
