import type { ResultOf } from 'gql.tada';
import { fragment } from '../../api/operation.ts';

/** The fields of the card of a year's own risk. */
export const eigenRisicoCard = fragment(`fragment EigenRisicoCard on EigenRisico {
  verplichtBedrag vrijwilligBedrag totaalVerbruikt totaalResterend inTermijnen
  merk perMerk { merk van totEnMet bedrag }
}`);

/** Own risk of a year (§3); integer cents. */
export type EigenRisico = ResultOf<typeof eigenRisicoCard>;

/** Its amounts only. */
export type EigenRisicoAmounts = Omit<EigenRisico, 'merk' | 'perMerk'>;
