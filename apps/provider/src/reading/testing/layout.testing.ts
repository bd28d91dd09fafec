import { createRandom } from '@mijn/domain/random.testing';

/** What stands otherwise on some bills of the corpus. */
export interface Layout {
  /** The table has lines between its rows and columns. */
  readonly ruled: boolean;
  /** The amount stands before the description. */
  readonly amountEarly: boolean;
  readonly totalOnTop: boolean;
  /** A QR code for a transfer (EPC069-12). */
  readonly paymentCode: boolean;
}

/** The layout of a bill of the corpus. */
export function layoutOf(seed: number): Layout {
  const { chance } = createRandom(seed * 4_409 + 3);
  return {
    ruled: chance(0.3),
    amountEarly: chance(0.15),
    totalOnTop: chance(0.2),
    paymentCode: chance(0.25),
  };
}
