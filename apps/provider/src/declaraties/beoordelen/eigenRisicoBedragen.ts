import { merkCodes } from '@mijn/domain/merken';
import type { EigenRisicoBedrag } from './vormen.ts';

const eersteJaar = 2016;
const laatsteJaar = 2026;

/**
 * Mandatory own risk that is settled: 385 euros in 2016–2026 for both brands, no voluntary
 * own risk with AZVZ (domain.md). A later
 * year is added to the table once it is settled, never guessed here.
 */
export const eigenRisicoBedragen: readonly EigenRisicoBedrag[] = merkCodes.flatMap((merk) =>
  Array.from({ length: laatsteJaar - eersteJaar + 1 }, (_, i) => ({
    merk,
    jaar: eersteJaar + i,
    verplicht: 38_500,
    vrijwilligMogelijk: merk === 'ZZ',
    maximumPerBehandeling: null,
  })),
);
