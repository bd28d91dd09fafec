import { createRandom } from '@mijn/domain/random.testing';

/** Variations in the layout of a bill of the corpus. */
export interface Layout {
  /** Whether the table has lines between rows and columns. */
  readonly ruled: boolean;
  /** Whether the amount precedes the description. */
  readonly amountEarly: boolean;
  readonly totalOnTop: boolean;
  /** Whether it has a QR code for a transfer (EPC069-12). */
  readonly paymentCode: boolean;
}

/** Generates the layout of a bill of the corpus. */
export function layoutOf(seed: number): Layout {
  const { chance } = createRandom(seed * 4_409 + 3);
  return {
    ruled: chance(0.3),
    amountEarly: chance(0.15),
    totalOnTop: chance(0.2),
    paymentCode: chance(0.25),
  };
}
