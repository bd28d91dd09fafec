/** An amount in Mollie's format: a text with two decimals, and a currency. */
export interface Amount {
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
