import { isObject } from '@mijn/domain/isObject';

/** What is asked to be paid, with the last attempt of it; null where there is none, or nobody tells. */
export interface AskedToPay {
  /** 16 digits. */
  readonly betalingsKenmerk: string;
  readonly betaling: { readonly status: string } | null;
}

/** Whether a payment of any of it was begun at the bank: it may be paid there, and nobody has told us yet. */
export function isBegun(asked: readonly Pick<AskedToPay, 'betaling'>[]): boolean {
  return asked.some(({ betaling }) => betaling?.status === 'open');
}

/** Where to go on at the bank, for which payment requests; of a payment that a posted form began. */
export interface Bank {
  readonly address: string;
  readonly kenmerken: readonly string[];
}

/** The name by which the page that the form leads to asks for it. */
export const bankName = 'bank';

function isBank(value: unknown): value is Bank {
  return isObject(value) && 'address' in value && 'kenmerken' in value;
}

const kenmerkenOf = (asked: readonly AskedToPay[]) =>
  new Set(asked.map(({ betalingsKenmerk }) => betalingsKenmerk));

/**
 * Reads it there: the bank's address, if it is of exactly these payment requests and the payment has not
 * ended. The page keeps its address for hours, and what it brought with it: once the bank has said no, its
 * own page leads nowhere any more.
 */
export function readBank(carried: unknown, asked: readonly AskedToPay[]): string | undefined {
  if (!isBank(carried)) return undefined;
  const isOfThese = kenmerkenOf(asked).symmetricDifference(new Set(carried.kenmerken)).size === 0;
  const mayBeOpen = asked.every(({ betaling }) => betaling === null || betaling.status === 'open');
  return isOfThese && mayBeOpen ? carried.address : undefined;
}

/** Which of what is asked was chosen in the form that led here; undefined where that is asked no more. */
export function readChosen(
  carried: unknown,
  asked: readonly AskedToPay[],
): readonly string[] | undefined {
  if (!isBank(carried)) return undefined;
  const { kenmerken } = carried;
  return new Set(kenmerken).isSubsetOf(kenmerkenOf(asked)) ? kenmerken : undefined;
}
