import { z } from 'zod';
import { bareStatus, day, euros } from './shapes.ts';

/*
 * Own risk of the next year in terms, which a verzekeringsnemer chooses in the season before it for each adult on the
 * policy (an extension). Only they themselves see and change it, with the capability of their account
 * (betaalinstellingen.ts).
 */

const termijn = z.object({
  datum: day.meta({ description: 'on which its invoice is made' }),
  bedrag: euros.nullable().meta({ description: 'null: the own risk of the year is not known yet' }),
});

const persoon = z.object({
  relatienummer: z.string(),
  opgemaakteNaam: z.string(),
  geboorteDatum: day,
  gekozen: z.boolean().meta({ description: 'the own risk of the year is paid in terms' }),
  vrijwilligEigenRisico: z
    .boolean()
    .meta({ description: 'voluntary own risk applies, with which terms cannot be chosen' }),
  termijnen: z.array(termijn).meta({ description: 'the terms of the year, if chosen' }),
});

const aanbod = z.object({
  jaar: z.int().meta({ description: 'the year of the own risk' }),
  uiterlijk: day.meta({ description: 'the last day on which the choice can change' }),
  personen: z
    .array(persoon)
    .meta({ description: 'people insured on the policy who will owe own risk, by birth' }),
});

export type EigenRisicoInTermijnen = z.infer<typeof aanbod>;

/** `GET /uitbreidingen/eigenrisicointermijnen`. */
export const eigenRisicoInTermijnenResponse = bareStatus.extend({
  eigenRisicoInTermijnen: aanbod.nullable().meta({
    description: 'null: out of season, or no policy of theirs goes on into the next year',
  }),
});

/** `PUT /uitbreidingen/eigenrisicointermijnen`: the choice of one person for a year. */
export const eigenRisicoInTermijnenRequest = z.strictObject({
  relatienummer: z.string(),
  jaar: z.int().meta({ description: 'the year that was offered' }),
  gekozen: z.boolean(),
});
