import { z } from 'zod';
import { bareStatus, day, euros } from './shapes.ts';

/*
 * What each insured in view is insured for (an extension): cover, voluntary own risk and premium, and
 * what a birthday will change.
 */

/** The packages that somebody can have. */
export const pakketten = ['BASIS', 'AANVULLEND', 'AANVULLEND_PLUS'] as const;

/** The ages at which something changes for a child and for whose policy it is on. */
export const changingAges = [12, 16, 18] as const;

const birthdayChange = z.object({
  leeftijd: z.literal(changingAges),
  vanaf: day.meta({
    description: 'the birthday; of 18 the first day of premium and own risk',
  }),
});

/** One insured. `premie` is what a whole month asks, nothing for who pays none yet, and without what the CAK asks. */
const verzekering = z.object({
  relatienummer: z.string(),
  opgemaakteNaam: z.string(),
  roepnaam: z.string(),
  geboorteDatum: day,
  pakketten: z.array(z.enum(pakketten)),
  vrijwilligBedrag: euros,
  premie: euros,
  basisBijCak: z.boolean().default(false).meta({
    description:
      'the premium of the basic insurance is paid to the CAK (Zvw 18c); told to the verzekeringsnemer only',
  }),
  veranderingen: z.array(birthdayChange).meta({ description: 'those that are still to come' }),
});

/** `GET /uitbreidingen/relatie/verzekeringen`: oneself first, then the eldest; of who is insured today. */
export const verzekeringenResponse = bareStatus.extend({ verzekeringen: z.array(verzekering) });

/** An insured with their cover, over REST. */
export type Verzekering = z.infer<typeof verzekering>;
