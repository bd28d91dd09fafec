import type { Aanvraag } from './betaling.ts';
import { centenVan } from './geld.rules.ts';

/** What is wrong with a body, and in which field, in Mollie's words. */
export interface Afwijzing {
  readonly field: string;
  readonly detail: string;
}

/** The highest amount that iDEAL takes, in cents. */
const hoogste = 5_000_000;

const isObject = (waarde: unknown): waarde is Readonly<Record<string, unknown>> =>
  typeof waarde === 'object' && waarde !== null && !Array.isArray(waarde);

const isAdres = (waarde: unknown): waarde is string =>
  typeof waarde === 'string' && /^https?:$/.test(URL.parse(waarde)?.protocol ?? '');

/** The cents of an `amount`, or what is wrong with it. */
export function leesBedrag(amount: unknown, meest = hoogste): number | Afwijzing {
  if (!isObject(amount)) return { field: 'amount', detail: 'The amount is required' };
  if (amount['currency'] !== 'EUR') {
    return { field: 'amount.currency', detail: 'The currency is not supported by this method' };
  }
  const centen = centenVan(amount['value']);
  if (centen === undefined) {
    return { field: 'amount.value', detail: 'The amount should be a string with two decimals' };
  }
  if (centen < 1) return { field: 'amount.value', detail: 'The amount is lower than the minimum' };
  if (centen > meest) {
    return { field: 'amount.value', detail: 'The amount is higher than the maximum' };
  }
  return centen;
}

/** Reads the body with which a payment is asked for; what is wrong with it otherwise. */
export function leesAanvraag(body: unknown): Aanvraag | Afwijzing {
  if (!isObject(body)) return { field: 'amount', detail: 'The request body is not an object' };
  const { description, redirectUrl, webhookUrl = null, metadata = null, method = null } = body;
  const centen = leesBedrag(body['amount']);
  if (typeof centen !== 'number') return centen;
  if (typeof description !== 'string' || description === '' || description.length > 255) {
    return { field: 'description', detail: 'The description is required, up to 255 characters' };
  }
  if (!isAdres(redirectUrl)) {
    return { field: 'redirectUrl', detail: 'The redirect URL is invalid' };
  }
  if (webhookUrl !== null && !isAdres(webhookUrl)) {
    return { field: 'webhookUrl', detail: 'The webhook URL is invalid' };
  }
  if (method !== null && method !== 'ideal' && !(Array.isArray(method) && method.includes('ideal')))
    return { field: 'method', detail: 'The payment method is not enabled for this profile' };
  return { centen, omschrijving: description, redirectUrl, webhookUrl, metadata };
}
