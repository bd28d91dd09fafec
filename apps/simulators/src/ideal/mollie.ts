import { isObject } from '@mijn/domain/values';
import {
  type SubmitRequest,
  sinceOf,
  statusOf,
  type Betaling,
  type Status,
  type Refund,
} from './betaling.ts';
import { sumOf } from '@mijn/domain/money';

/** An amount in Mollie's format: a text with two decimals, and a currency. */
interface Amount {
  readonly currency: string;
  readonly value: string;
}

const shape = /^\d{1,7}\.\d{2}$/;

/** Parses Mollie's amount to cents; undefined if the notation is wrong. */
export function centsOf(value: unknown): number | undefined {
  if (typeof value !== 'string' || !shape.test(value)) return undefined;
  return Number(value.replace('.', ''));
}

/** Formats cents, at least 0, as Mollie's amount. */
export function amountOf(cents: number): Amount {
  const text = String(cents).padStart(3, '0');
  return { currency: 'EUR', value: `${text.slice(0, -2)}.${text.slice(-2)}` };
}

/** A problem with a body and its field, in Mollie's terms. */
export interface Rejection {
  readonly field: string;
  readonly detail: string;
}

/** iDEAL's highest amount, in cents. */
const highest = 5_000_000;

const isOneObject = (value: unknown): value is Readonly<Record<PropertyKey, unknown>> =>
  isObject(value) && !Array.isArray(value);

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:$/.test(URL.parse(value)?.protocol ?? '');

/** Parses an `amount` to cents, or returns the problem. */
export function parseAmount(amount: unknown, most = highest): number | Rejection {
  if (!isOneObject(amount)) return { field: 'amount', detail: 'The amount is required' };
  if (amount['currency'] !== 'EUR') {
    return { field: 'amount.currency', detail: 'The currency is not supported by this method' };
  }
  const cents = centsOf(amount['value']);
  if (cents === undefined) {
    return { field: 'amount.value', detail: 'The amount should be a string with two decimals' };
  }
  if (cents < 1) return { field: 'amount.value', detail: 'The amount is lower than the minimum' };
  if (cents > most) {
    return { field: 'amount.value', detail: 'The amount is higher than the maximum' };
  }
  return cents;
}

/** Parses the body of a payment request, or returns the problem. */
export function parseRequest(body: unknown): SubmitRequest | Rejection {
  if (!isOneObject(body)) return { field: 'amount', detail: 'The request body is not an object' };
  const { description, redirectUrl, webhookUrl = null, metadata = null, method = null } = body;
  const cents = parseAmount(body['amount']);
  if (typeof cents !== 'number') return cents;
  if (typeof description !== 'string' || description === '' || description.length > 255) {
    return { field: 'description', detail: 'The description is required, up to 255 characters' };
  }
  if (!isAddress(redirectUrl)) {
    return { field: 'redirectUrl', detail: 'The redirect URL is invalid' };
  }
  if (webhookUrl !== null && !isAddress(webhookUrl)) {
    return { field: 'webhookUrl', detail: 'The webhook URL is invalid' };
  }
  if (method !== null && method !== 'ideal' && !(Array.isArray(method) && method.includes('ideal')))
    return { field: 'method', detail: 'The payment method is not enabled for this profile' };
  return { cents, description, redirectUrl, webhookUrl, metadata };
}

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
function refunded({ refunds }: Betaling): number {
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
