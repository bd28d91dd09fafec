/** An amount as Mollie writes it: a text with two decimals, and a currency. */
export interface Amount {
  readonly currency: string;
  readonly value: string;
}

const shape = /^\d{1,7}\.\d{2}$/;

/** Whole cents from Mollie's text, exactly; undefined when it is not written as it should be. */
export function centsOf(value: unknown): number | undefined {
  if (typeof value !== 'string' || !shape.test(value)) return undefined;
  return Number(value.replace('.', ''));
}

/** Mollie's amount from whole cents, of at least 0. */
export function amountOf(cents: number): Amount {
  const text = String(cents).padStart(3, '0');
  return { currency: 'EUR', value: `${text.slice(0, -2)}.${text.slice(-2)}` };
}
