import { plantedInAhead } from './ahead.ts';
import { plantedInBetaalverzoeken } from './betaalverzoeken.ts';
import { plantedInDeclaraties } from './declaraties.ts';
import { plantedInCorrections } from './corrections.ts';
import { plantedInDays } from './days.ts';
import { plantedInEigenRisico } from './eigenRisico.ts';
import { plantedInFacturen } from './facturen.ts';
import { plantedInPerson } from './person.ts';
import { plantedInTegoeden } from './tegoeden.ts';
import { plantedInWaiting } from './waiting.ts';
import { plantedInLedger } from './ledger.ts';
import { plantedInZorggebruik } from './zorggebruik.ts';
import { plantedInZorgkosten } from './zorgkosten.ts';
import type { PlantedContradiction } from './planting.ts';

/** At least one contradiction for every rule. */
export const planted: readonly PlantedContradiction[] = [
  ...plantedInDeclaraties,
  ...plantedInWaiting,
  ...plantedInCorrections,
  ...plantedInEigenRisico,
  ...plantedInZorggebruik,
  ...plantedInZorgkosten,
  ...plantedInAhead,
  ...plantedInFacturen,
  ...plantedInLedger,
  ...plantedInBetaalverzoeken,
  ...plantedInTegoeden,
  ...plantedInPerson,
  ...plantedInDays,
];
