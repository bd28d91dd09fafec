import { z } from 'zod';
import { bareStatus, day, euros } from './shapes.ts';

/*
 * Insurance of each visible person (an extension): cover, voluntary own risk and premium, and the
 * changes at the next relevant birthday.
 */

export const pakketten = ['BASIS', 'AANVULLEND', 'AANVULLEND_PLUS'] as const;

/** Ages at which the insurance of a child changes. */
export const changingAges = [12, 16, 18] as const;

const birthdayChange = z.object({
  leeftijd: z.literal(changingAges),
  vanaf: day.meta({
    description: 'the birthday; for 18, the first day with premium and own risk',
  }),
});

/**
 * An insured person. `premie` is for a whole month; zero for a person who pays none yet, and
 * without the part collected by the CAK.
 */
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
      'the premium of the basic insurance is paid to the CAK (Zvw 18c); for the verzekeringsnemer only',
  }),
  veranderingen: z.array(birthdayChange).meta({ description: 'future changes only' }),
});

/** `GET /uitbreidingen/relatie/verzekeringen`: people insured today; the caller first, then the eldest. */
export const verzekeringenResponse = bareStatus.extend({ verzekeringen: z.array(verzekering) });

export type Verzekering = z.infer<typeof verzekering>;
