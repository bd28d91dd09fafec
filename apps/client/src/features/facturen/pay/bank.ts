/** What is asked to be paid, with the last attempt of it; null where there is none, or nobody tells. */
export interface AskedToPay {
  /** 16 digits. */
  readonly betalingsKenmerk: string;
  readonly betaling: { readonly status: string } | null;
}

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

function parseBank(carried: string | undefined): Bank | undefined {
  const bank: unknown = carried && JSON.parse(carried);
  return isBank(bank) ? bank : undefined;
}

const kenmerkenOf = (asked: readonly AskedToPay[]) =>
  new Set(asked.map(({ betalingsKenmerk }) => betalingsKenmerk));

/**
 * Reads it there: the bank's address, if it is of exactly these payment requests and the payment has not
 * ended. The page keeps its address for hours, and what it brought with it: once the bank has said no, its
 * own page leads nowhere any more.
 */
export function readBank(
  carried: string | undefined,
  asked: readonly AskedToPay[],
): string | undefined {
  const bank = parseBank(carried);
  if (!bank) return undefined;
  const isOfThese = kenmerkenOf(asked).symmetricDifference(new Set(bank.kenmerken)).size === 0;
  const mayBeOpen = asked.every(({ betaling }) => betaling === null || betaling.status === 'open');
  return isOfThese && mayBeOpen ? bank.address : undefined;
}

/** Which of what is asked was chosen in the form that led here; undefined where that is asked no more. */
export function readChosen(
  carried: string | undefined,
  asked: readonly AskedToPay[],
): readonly string[] | undefined {
  const chosen = parseBank(carried)?.kenmerken;
  return chosen && new Set(chosen).isSubsetOf(kenmerkenOf(asked)) ? chosen : undefined;
}
