import { isObject } from '@mijn/domain/isObject';
import type { SubmitRequest } from './betaling.ts';
import { centsOf } from './money.rules.ts';

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
