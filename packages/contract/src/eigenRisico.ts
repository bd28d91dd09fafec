import { brandCodes } from '@mijn/domain/brands';
import { z } from 'zod';
import { euros, bareStatus } from './vormen.ts';

/** Query of `GET /eigenRisicoPerJaar` (§7). */
export const eigenRisicoRequest = z.strictObject({
  relatienummer: z.string().min(1).max(20),
  jaar: z.coerce.number().int().min(2000).max(2100),
  merk: z.enum(brandCodes),
});

/** Own risk of a person in a year (§3). */
export const eigenRisico = z.object({
  verplichtBedrag: euros,
  vrijwilligBedrag: euros,
  totaalVerbruikt: euros,
  totaalResterend: euros,
});

/** `GET /eigenRisicoPerJaar` (§7). */
export const eigenRisicoResponse = bareStatus.extend({ body: z.object({ eigenRisico }) });

/** Answer of `GET /eigenRisicoPerJaar`. */
export type EigenRisicoResponse = z.infer<typeof eigenRisicoResponse>;
