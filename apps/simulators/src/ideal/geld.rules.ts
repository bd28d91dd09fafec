/** An amount as Mollie writes it: a text with two decimals, and a currency. */
export interface Bedrag {
  readonly currency: string;
  readonly value: string;
}

const vorm = /^\d{1,7}\.\d{2}$/;

/** Whole cents from Mollie's text, exactly; undefined when it is not written as it should be. */
export function centenVan(value: unknown): number | undefined {
  if (typeof value !== 'string' || !vorm.test(value)) return undefined;
  return Number(value.replace('.', ''));
}

/** Mollie's amount from whole cents, of at least 0. */
export function bedragVan(centen: number): Bedrag {
  const tekst = String(centen).padStart(3, '0');
  return { currency: 'EUR', value: `${tekst.slice(0, -2)}.${tekst.slice(-2)}` };
}
