import { merkCodes } from '@mijn/domain/merken';
import { z } from 'zod';
import { euros, kaleStatus } from './vormen.ts';

/** Query of `GET /eigenRisicoPerJaar` (§7). */
export const eigenRisicoVraag = z.strictObject({
  relatienummer: z.string().min(1).max(20),
  jaar: z.coerce.number().int().min(2000).max(2100),
  merk: z.enum(merkCodes),
});

/** Own risk of a person in a year (§3). */
export const eigenRisico = z.object({
  verplichtBedrag: euros,
  vrijwilligBedrag: euros,
  totaalVerbruikt: euros,
  totaalResterend: euros,
});

/** `GET /eigenRisicoPerJaar` (§7). */
export const eigenRisicoAntwoord = kaleStatus.extend({ body: z.object({ eigenRisico }) });

/** Answer of `GET /eigenRisicoPerJaar`. */
export type EigenRisicoAntwoord = z.infer<typeof eigenRisicoAntwoord>;
