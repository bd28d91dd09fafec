/** Where to go on at the bank, for which payment requests; of a payment that a posted form began. */
export interface Bank {
  readonly address: string;
  readonly kenmerken: readonly string[];
}

/** Writes it for the page that the form leads to. */
export function writeBank(bank: Bank): string {
  return JSON.stringify(bank);
}

function isBank(value: unknown): value is Bank {
  return typeof value === 'object' && value !== null && 'address' in value && 'kenmerken' in value;
}

/** Reads it there: the bank's address, if it is of these payment requests. */
export function readBank(
  carried: string | undefined,
  kenmerken: readonly string[],
): string | undefined {
  const bank: unknown = carried && JSON.parse(carried);
  if (!isBank(bank)) return undefined;
  return bank.kenmerken.join() === kenmerken.join() ? bank.address : undefined;
}
