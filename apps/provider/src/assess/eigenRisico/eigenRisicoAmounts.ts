import { brandCodes } from '@mijn/domain/brands';
import type { EigenRisicoAmount } from '../shapes.ts';

const firstYear = 2016;
const lastYear = 2026;

/**
 * Known own risk: 385 euros in 2016–2026 for both brands, no voluntary own risk with AZVZ, and days
 * that count from the first of the month after the 18th birthday (docs/domain.md). Add a later year
 * only once it is known.
 */
export const eigenRisicoAmounts: readonly EigenRisicoAmount[] = brandCodes.flatMap((brand) =>
  Array.from({ length: lastYear - firstYear + 1 }, (_, i) => ({
    merk: brand,
    jaar: firstYear + i,
    verplicht: 38_500,
    voluntaryPossible: brand === 'ZZ',
    fromBirthday: false,
    maximumPerTreatment: null,
  })),
);

/**
 * Proposed own risk of 2027 (€ 460), which is not decided. Inserted only on request
 * (docs/environment.md), for previews; otherwise care of 2027 with own risk waits.
 */
export const assumedEigenRisico2027: readonly EigenRisicoAmount[] = brandCodes.map((brand) => ({
  merk: brand,
  jaar: 2027,
  verplicht: 46_000,
  voluntaryPossible: brand === 'ZZ',
  fromBirthday: false,
  maximumPerTreatment: null,
}));
