import { z } from 'zod';
import { bareStatus, day, euros } from './shapes.ts';

/*
 * Preview of a person's last claims as the verzekeringsnemer sees them with and without consent, an
 * extension. Computed by the rules that show claims.
 */

/** A claim as the verzekeringsnemer sees it; hidden fields are null. */
const shownDeclaratie = z.object({
  datum: day,
  bedrag: euros,
  uitgekeerdBedrag: euros.nullable(),
  omschrijving: z.string().nullable(),
  zorgSoorten: z.array(z.string()).nullable(),
});

/** `GET /uitbreidingen/declaraties/toestemming`: the last three claims; none for a verzekeringsnemer. */
export const toestemmingResponse = bareStatus.extend({
  declaraties: z.array(
    z.object({ nummer: z.string(), met: shownDeclaratie, zonder: shownDeclaratie }),
  ),
});

export type ToestemmingVoorbeeld = z.infer<typeof toestemmingResponse>['declaraties'][number];
