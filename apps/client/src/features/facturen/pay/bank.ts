import { isObject } from '@mijn/domain/isObject';

/** A payment request with its last attempt; null when there is none, or it is unknown. */
export interface AskedToPay {
  /** 16 digits. */
  readonly betalingsKenmerk: string;
  readonly betaling: { readonly status: string } | null;
}

/** Returns whether a payment was started at the bank, which may have succeeded without our knowing. */
export function isBegun(asked: readonly Pick<AskedToPay, 'betaling'>[]): boolean {
  return asked.some(({ betaling }) => betaling?.status === 'open');
}

/** The address at the bank and the payment requests of a payment that a posted form started. */
export interface Bank {
  readonly address: string;
  readonly kenmerken: readonly string[];
}

export const bankName = 'bank';

function isBank(value: unknown): value is Bank {
  return isObject(value) && 'address' in value && 'kenmerken' in value;
}

const kenmerkenOf = (asked: readonly AskedToPay[]) =>
  new Set(asked.map(({ betalingsKenmerk }) => betalingsKenmerk));

/**
 * Returns the bank's address if it is for exactly these payment requests and the payment has not ended. A
 * page keeps its address and the carried values for hours, and after the bank's refusal its own page leads
 * nowhere.
 */
export function readBank(flash: unknown, asked: readonly AskedToPay[]): string | undefined {
  if (!isBank(flash)) return undefined;
  const isOfThese = kenmerkenOf(asked).symmetricDifference(new Set(flash.kenmerken)).size === 0;
  const mayBeOpen = asked.every(({ betaling }) => betaling === null || betaling.status === 'open');
  return isOfThese && mayBeOpen ? flash.address : undefined;
}

/** Returns the choice in the form that led here; undefined when it is no longer due. */
export function readChosen(
  flash: unknown,
  asked: readonly AskedToPay[],
): readonly string[] | undefined {
  if (!isBank(flash)) return undefined;
  const { kenmerken } = flash;
  return new Set(kenmerken).isSubsetOf(kenmerkenOf(asked)) ? kenmerken : undefined;
}
