import { brandCodes } from '@mijn/domain/brands';
import type { EigenRisicoAmount } from '../shapes.ts';

const firstYear = 2016;
const lastYear = 2026;

/**
 * Mandatory own risk that is known: 385 euros in 2016–2026 for both brands, no voluntary
 * own risk with AZVZ, and days that count from the first of the month after the 18th birthday
 * (docs/domain.md). A later year is added to the table once it is known, never guessed here.
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
 * What 2027 may become: the € 460 that was proposed, and nothing that is certain. It enters the table
 * only where a setting says so (docs/environment.md), to see a year that has begun; without it care of
 * 2027 with own risk waits.
 */
export const assumedEigenRisico2027: readonly EigenRisicoAmount[] = brandCodes.map((brand) => ({
  merk: brand,
  jaar: 2027,
  verplicht: 46_000,
  voluntaryPossible: brand === 'ZZ',
  fromBirthday: false,
  maximumPerTreatment: null,
}));
