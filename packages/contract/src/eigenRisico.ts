import { z } from 'zod';
import { eigenRisicoExtension, ownExtension } from './extensions.ts';
import { bareStatus, euros } from './shapes.ts';

/** Query of `GET /eigenRisicoPerJaar` (§7); defaults: the caller, this year, the brand of their policy. */
export const eigenRisicoRequest = z.strictObject({
  relatienummer: ownExtension.relatienummer,
  jaar: ownExtension.year,
  merk: ownExtension.merk,
});

const eigenRisico = z.object({
  verplichtBedrag: euros,
  vrijwilligBedrag: euros,
  totaalVerbruikt: euros,
  totaalResterend: euros,
  ...eigenRisicoExtension,
});

export const eigenRisicoResponse = bareStatus.extend({ body: z.object({ eigenRisico }) });

export type EigenRisicoResponse = z.infer<typeof eigenRisicoResponse>;
