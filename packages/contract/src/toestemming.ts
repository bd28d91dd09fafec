import { z } from 'zod';
import { bareStatus, day, euros } from './shapes.ts';

/*
 * What the verzekeringsnemer sees of somebody's last claims, with that person's consent and without it
 * (an extension): worked out by the insurer, by the rules by which it shows them.
 */

/** A claim as the verzekeringsnemer sees it; what is hidden is null. */
const shownDeclaratie = z.object({
  datum: day,
  bedrag: euros,
  uitgekeerdBedrag: euros.nullable(),
  omschrijving: z.string().nullable(),
  zorgSoorten: z.array(z.string()).nullable(),
});

/** `GET /uitbreidingen/declaraties/toestemming`: of the last three; none for a verzekeringsnemer. */
export const toestemmingResponse = bareStatus.extend({
  declaraties: z.array(
    z.object({ nummer: z.string(), met: shownDeclaratie, zonder: shownDeclaratie }),
  ),
});

/** A claim in both ways, over REST. */
export type ToestemmingVoorbeeld = z.infer<typeof toestemmingResponse>['declaraties'][number];
