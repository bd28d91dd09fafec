import { fieldLimits, yearLimits } from '@mijn/domain/fieldLimits';
import { brandCodes } from '@mijn/domain/brands';
import { z } from 'zod';
import { eigenRisicoExtension } from './extensions.ts';
import { euros, bareStatus } from './shapes.ts';

/** Query of `GET /eigenRisicoPerJaar` (§7). */
export const eigenRisicoRequest = z.strictObject({
  relatienummer: z.string().min(1).max(fieldLimits.relatienummer),
  jaar: z.coerce.number().int().min(yearLimits.minimum).max(yearLimits.maximum),
  merk: z.enum(brandCodes),
});

/** Own risk of a person in a year (§3). */
export const eigenRisico = z.object({
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
