import { z } from 'zod';
import { eigenRisicoExtension, ownExtension } from './extensions.ts';
import { bareStatus, euros } from './shapes.ts';

/** Query of `GET /eigenRisicoPerJaar` (§7); left out: the caller, this year, the brand of their policy. */
export const eigenRisicoRequest = z.strictObject({
  relatienummer: ownExtension.relatienummer,
  jaar: ownExtension.year,
  merk: ownExtension.merk,
});

/** Own risk of a person in a year (§3). */
const eigenRisico = z.object({
  verplichtBedrag: euros,
  vrijwilligBedrag: euros,
  totaalVerbruikt: euros,
  totaalResterend: euros,
  ...eigenRisicoExtension,
});

/** `GET /eigenRisicoPerJaar` (§7). */
export const eigenRisicoResponse = bareStatus.extend({ body: z.object({ eigenRisico }) });

/** Answer of `GET /eigenRisicoPerJaar`. */
export type EigenRisicoResponse = z.infer<typeof eigenRisicoResponse>;
