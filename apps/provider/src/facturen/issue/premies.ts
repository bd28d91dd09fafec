import type { Brand } from '@mijn/domain/brands';
import type { Cents } from '@mijn/domain/money';
import type { Plan } from '../../assess/shapes.ts';

/** Monthly premium of a package with a brand in a year, in cents, for an adult. */
export interface Premie {
  readonly merk: Brand;
  readonly pakket: Plan;
  readonly jaar: number;
  readonly bedrag: Cents;
}

const firstYear = 2022;

// By year from the first one on. Fictitious, like the brands; known by November of the year before.
const amounts: Readonly<Record<Brand, Readonly<Record<Plan, readonly number[]>>>> = {
  ZZ: {
    BASIS: [128_95, 136_40, 143_95, 151_20, 158_45, 163_90],
    AANVULLEND: [13_10, 13_75, 14_50, 15_25, 15_95, 16_50],
    AANVULLEND_PLUS: [33_10, 34_60, 36_25, 37_90, 39_75, 41_20],
  },
  AZVZ: {
    BASIS: [125_75, 132_60, 139_50, 146_75, 153_25, 158_60],
    AANVULLEND: [15_30, 16_05, 16_75, 17_50, 18_40, 19_10],
    AANVULLEND_PLUS: [36_70, 38_25, 39_90, 41_60, 43_50, 45_10],
  },
};

/** Premiums of the insurer, inserted into the table `premie`. */
export const premies: readonly Premie[] = (['ZZ', 'AZVZ'] as const).flatMap((brand) =>
  (['BASIS', 'AANVULLEND', 'AANVULLEND_PLUS'] as const).flatMap((pakket) =>
    amounts[brand][pakket].map((bedrag, i) => ({
      merk: brand,
      pakket,
      jaar: firstYear + i,
      bedrag,
    })),
  ),
);

/** Monthly discount in cents by voluntary own risk in cents; none for an amount that is not offered. */
export const discounts: Readonly<Record<number, number>> = {
  100_00: 4_00,
  200_00: 8_00,
  300_00: 12_00,
  400_00: 16_00,
  500_00: 20_00,
};
